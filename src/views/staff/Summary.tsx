import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { staffFrame, staffViews, summaryPage as words } from '#content/staff/pages.ts';
import { consentProof } from '#content/staff/requests.ts';
import { listNames } from '#content/waitlist-lists.ts';
import type { ConsentWeek } from '#features/consent/staff/weeks.ts';
import type { DayCount } from '#features/waitlist/staff/days.ts';
import { filterQuery } from '#features/waitlist/staff/filter-query.ts';
import { cargoLabel, sizeLabel } from '#features/waitlist/staff/labels.ts';
import type { SignUpSummary } from '#features/waitlist/staff/summary.ts';
import { formatShortDay, lastDays, startOfDay } from '#shared/dates.ts';
import { DayChart } from './DayChart.tsx';
import { proofPath } from './ProofView.tsx';
import { DomainTable } from './Referrals.tsx';
import { Shares } from './Shares.tsx';
import { number, StaffSection } from './StaffFrame.tsx';
import { Attention, More, Notices, Requests, type SummaryData } from './SummaryWork.tsx';

/** The waiting list and what waits for the staff, in numbers. */
export function Summary({ data }: { readonly data: SummaryData }) {
  const { signUps, visits, weeks } = data;
  const [firstDay] = signUps.days;
  const lastDay = signUps.days.at(-1);
  const notAsked = signUps.notAsked === 0 ? [] : [{ label: staffFrame.notAsked, many: signUps.notAsked }];
  return (
    <>
      <Attention data={data} />
      <Figures summary={signUps} now={data.now} />
      <StaffSection
        id="por-dia"
        title={words.chart.title}
        aside={
          firstDay && lastDay ? (
            <p className="type-label">{words.chart.period(dayLabel(firstDay.day), dayLabel(lastDay.day))}</p>
          ) : null
        }
      >
        <DayChart
          days={signUps.days}
          parts={signUps.lists.map(({ value }) => ({
            label: listNames[value],
            ofDay: ({ byList }: DayCount) => byList.get(value) ?? 0,
          }))}
          words={words.chart}
        />
      </StaffSection>
      <StaffSection
        id="quem"
        title={words.shares.title}
        aside={<p className="type-label">{words.shares.basis(signUps.days.length)}</p>}
      >
        <div className="staff-figures staff-figures--wide">
          <Shares title={words.shares.positions} shares={positionsOf(signUps)} />
          <Shares
            title={words.shares.sizes}
            shares={[
              ...signUps.sizes.map(({ value, many }) => ({
                label: sizeLabel(value) ?? words.shares.unknownSize,
                many,
              })),
              ...notAsked,
            ]}
          />
          <Shares
            title={words.shares.portals}
            shares={[
              { label: words.shares.withPortal, many: signUps.withPortal },
              { label: words.shares.withoutPortal, many: signUps.withoutPortal },
              ...notAsked,
            ]}
          />
        </div>
      </StaffSection>
      <StaffSection
        id="indicacoes"
        title={words.referrals.title}
        aside={<More href={staffViews.referrals.path}>{words.referrals.more}</More>}
      >
        <DomainTable domains={visits.domains} />
      </StaffSection>
      <Requests data={data} />
      <Notices data={data} />
      <StaffSection
        id="cookies"
        title={words.consents.title}
        aside={<More href={proofPath}>{consentProof.title}</More>}
      >
        <p className="type-small">{words.consents.lead}</p>
        <RegisterTable
          stays
          caption={words.consents.title}
          columns={weekColumns}
          rows={weeks}
          keyOf={({ monday }) => monday}
        />
      </StaffSection>
    </>
  );
}

function Figures({
  summary: { total, periods },
  now,
}: {
  readonly summary: SignUpSummary;
  readonly now: Date;
}) {
  const { figures } = words;
  return (
    <section className="staff-part" aria-label={figures.title}>
      <dl className="staff-figures">
        {periods.map(({ days, many, before }) => (
          <div key={days}>
            <dt className="type-label">{days === 1 ? figures.today : figures.days(days)}</dt>
            <dd className="type-h2">
              <a href={`${staffViews.signUps.path}${filterQuery({ desde: lastDays(now, days).since })}`}>
                {number(many)}
              </a>
            </dd>
            <dd className="type-label">
              {days === 1 ? figures.todayBefore(number(before)) : figures.daysBefore(number(before), days)}
            </dd>
          </div>
        ))}
        <div>
          <dt className="type-label">{figures.total}</dt>
          <dd className="type-h2">
            <a href={staffViews.signUps.path}>{number(total)}</a>
          </dd>
          <dd className="type-label">{figures.totalNote}</dd>
        </div>
      </dl>
      <p className="type-label">{figures.basis}</p>
    </section>
  );
}

const weekColumns: readonly RegisterColumn<ConsentWeek>[] = [
  {
    label: words.consents.week,
    kind: 'head',
    cell: ({ monday }) => <time dateTime={monday}>{dayLabel(monday)}</time>,
  },
  { label: words.consents.accepted, kind: 'number', cell: ({ accepted }) => number(accepted) },
  { label: words.consents.rejected, kind: 'number', cell: ({ rejected }) => number(rejected) },
  { label: words.consents.configured, kind: 'number', cell: ({ configured }) => number(configured) },
];

/** Positions that are named; what people typed themselves is endless. */
const mostPositions = 7;

function positionsOf({ positions }: SignUpSummary) {
  const named = positions.slice(0, mostPositions);
  const rest = positions.slice(mostPositions).reduce((sum, { many }) => sum + many, 0);
  return [
    ...named.map(({ value, many }) => ({ label: cargoLabel(value), many })),
    ...(rest === 0 ? [] : [{ label: words.shares.otherPositions, many: rest }]),
  ];
}

/** `05/03/2026` of a day in São Paulo. */
function dayLabel(day: string): string {
  return formatShortDay(startOfDay(day));
}
