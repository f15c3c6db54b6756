import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { heldPage, noticesPage } from '#content/staff/notices.ts';
import { staffFrame, staffViews, summaryPage as words } from '#content/staff/pages.ts';
import type { ConsentWeek } from '#features/consent/staff/weeks.ts';
import type { NoticeCounts } from '#features/outbox/staff/notices.ts';
import { filterQuery } from '#features/waitlist/staff/filter.ts';
import { cargoLabel, sizeLabel } from '#features/waitlist/staff/labels.ts';
import { type SignUpSummary, sum } from '#features/waitlist/staff/summary.ts';
import { formatShortDayAndTime, lastDays } from '#shared/dates.ts';
import { dayColumn, number, numberColumn, percent } from './StaffFrame.tsx';

/** What needs somebody to act, or that nothing does. */
export function Attention({
  overdue,
  notices: { dead, failing, since },
  held,
}: {
  readonly overdue: number;
  readonly notices: NoticeCounts;
  /** How many sign-ups are kept apart. */
  readonly held: number;
}) {
  const waiting = [
    [overdue, staffViews.requests.path, words.overdue(overdue)],
    [dead, noticesPage.path, words.dead(dead)],
    [failing, noticesPage.path, since && words.failing(failing, formatShortDayAndTime(since))],
    [held, heldPage.path, words.held(held)],
  ] as const;
  const shown = waiting.filter(([many]) => many > 0);
  if (shown.length === 0) return <p className="type-small">{words.calm}</p>;
  return (
    <section className="staff-alert" aria-label={words.attention}>
      <ul className="staff-row">
        {shown.map(([, href, label]) => (
          <li key={label}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many signed up, beside how many before; each figure leads to its sign-ups. */
export function Figures({ total, periods, now }: SignUpSummary & { readonly now: Date }) {
  const { figures } = words;
  const shown = [
    ...periods.map(({ days, many, before }) => ({
      label: days === 1 ? figures.today : figures.days(days),
      query: filterQuery({ desde: lastDays(now, days).since }),
      many,
      note: days === 1 ? figures.todayBefore(number(before)) : figures.daysBefore(number(before), days),
    })),
    { label: figures.total, query: '', many: total, note: figures.totalNote },
  ];
  return (
    <section className="staff-part" aria-label={figures.title}>
      <dl className="staff-figures">
        {shown.map(({ label, query, many, note }) => (
          <div key={label}>
            <dt className="type-label">{label}</dt>
            <dd className="type-h2">
              <a href={`${staffViews.signUps.path}${query}`}>{number(many)}</a>
            </dd>
            <dd className="type-label">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="type-label">{figures.basis}</p>
    </section>
  );
}

interface Share {
  readonly label: string;
  readonly many: number;
}

/** Positions that are named; what people typed themselves is endless. */
const mostPositions = 7;

/** Who signed up, by what they answered. */
export function Who({ positions, sizes, withPortal, withoutPortal, notAsked }: SignUpSummary) {
  const { shares } = words;
  const others = sum(positions.slice(mostPositions).map(({ many }) => many));
  const named = positions
    .slice(0, mostPositions)
    .map(({ value, many }) => ({ label: cargoLabel(value), many }));
  const rest = (label: string, many: number) => (many === 0 ? [] : [{ label, many }]);
  return (
    <div className="staff-figures staff-figures--wide">
      <Shares title={shares.positions} shares={[...named, ...rest(shares.otherPositions, others)]} />
      <Shares
        title={shares.sizes}
        shares={[
          ...sizes.map(({ value, many }) => ({ label: sizeLabel(value) ?? shares.unknownSize, many })),
          ...rest(staffFrame.notAsked, notAsked),
        ]}
      />
      <Shares
        title={shares.portals}
        shares={[
          { label: shares.withPortal, many: withPortal },
          { label: shares.withoutPortal, many: withoutPortal },
          ...rest(staffFrame.notAsked, notAsked),
        ]}
      />
    </div>
  );
}

/** How a whole is shared out, each part with its bar, its number and its share. */
function Shares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  const whole = sum(shares.map(({ many }) => many));
  const most = Math.max(1, ...shares.map(({ many }) => many));
  const columns: readonly RegisterColumn<Share>[] = [
    {
      label: title,
      kind: 'head',
      cell: ({ label, many }) => (
        <>
          <bdi>{label}</bdi>
          <svg
            width="100%"
            height="4"
            viewBox={`0 0 ${most} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={most} height="1" fill="var(--ct-rule)" />
            <rect width={many} height="1" fill="var(--ct-accent)" />
          </svg>
        </>
      ),
    },
    { ...numberColumn(words.shares.many, ({ many }) => many), isUnseen: true },
    {
      label: words.shares.share,
      kind: 'number',
      isUnseen: true,
      cell: ({ many }) => <small>{percent(many, whole)}</small>,
    },
  ];
  return (
    <div className="staff-shares">
      <RegisterTable stays caption={title} columns={columns} rows={shares} />
      {shares.length === 0 ? <p className="type-small">{words.shares.none}</p> : null}
    </div>
  );
}

/** Of the choices of cookies in a week. */
export const weekColumns: readonly RegisterColumn<ConsentWeek>[] = [
  dayColumn(words.consents.week, ({ monday }) => monday),
  numberColumn(words.consents.accepted, ({ accepted }) => accepted),
  numberColumn(words.consents.rejected, ({ rejected }) => rejected),
  numberColumn(words.consents.configured, ({ configured }) => configured),
];
