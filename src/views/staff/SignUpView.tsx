import { brand } from '#brand.ts';
import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { ButtonLink, TextLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { noticeReason, noticesPage } from '#content/staff/notices.ts';
import { staffFrame } from '#content/staff/pages.ts';
import { correcting, attendance as noting, signUpPage as words } from '#content/staff/sign-ups.ts';
import { columnNames } from '#content/waitlist.ts';
import { chatLink, readPhone } from '#features/link-builder/whatsapp-link.ts';
import { noticeLabels, type StaffNotice, stateLabels } from '#features/outbox/staff/notices.ts';
import { answerIn, attendanceLabel, cargoLabel, shownColumns } from '#features/waitlist/staff/labels.ts';
import type { SignUpRecord } from '#features/waitlist/staff/sign-up.ts';
import { formatDayAndTime, formatShortDayAndTime } from '#shared/dates.ts';
import { proofPath } from './ShownText.tsx';
import { Facts, mailLink, momentColumn, numberColumn } from './StaffFrame.tsx';

/** What was told of a sign-up, and what came of it. */
export const signUpNoticeColumns: readonly RegisterColumn<StaffNotice>[] = [
  { label: noticesPage.notice, kind: 'head', cell: ({ kind }) => noticeLabels[kind] },
  { label: words.notices.state, cell: ({ state }) => stateLabels[state] },
  momentColumn(noticesPage.created, ({ created_at }) => created_at),
  momentColumn(words.notices.delivered, ({ delivered_at }) => delivered_at),
  numberColumn(noticesPage.attempts, ({ attempts }) => attempts),
  { label: noticesPage.reason, cell: ({ last_error }) => noticeReason(last_error) },
];

/** What a sign-up answered; a version leads to its text. */
export function Answers({ signUp }: Pick<SignUpRecord, 'signUp'>) {
  const facts = shownColumns.map(([column, name]) => {
    const answer = answerIn(signUp, column, formatShortDayAndTime);
    if (answer === null || !column.endsWith('_version')) return [name, answer] as const;
    const path = `${proofPath}?codigo=${answer}&inscricao=${signUp.id}`;
    return [
      name,
      <TextLink key={column} href={path}>
        {answer}
      </TextLink>,
    ] as const;
  });
  return <Facts facts={facts} />;
}

/** A dot where nothing waits for the staff or the person any more. */
export function AttendanceMark({ attendance }: Pick<SignUpRecord['signUp'], 'attendance'>) {
  return attendance === 'attended' || attendance === 'declined' ? <Dot /> : <Ring />;
}

/** How it came about, the newest step first. */
export function History({ history }: Pick<SignUpRecord, 'history'>) {
  return (
    <div className="staff-ruled">
      <h3 className="type-label">{noting.history}</h3>
      <ol>
        {history.map(({ created_at, state, note, who }, index) => (
          <li className="marked type-small" key={created_at}>
            <AttendanceMark attendance={state} />
            <div>
              <p>
                {formatShortDayAndTime(created_at)} {attendanceLabel(state)}, <bdi>{who}</bdi>
              </p>
              {note === null || note === history[index + 1]?.note ? null : <bdi>{note}</bdi>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What stood before, and who changed it. */
export function Corrections({ corrections }: Pick<SignUpRecord, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <div className="staff-ruled">
      <h3 className="type-label">{correcting.history}</h3>
      <ol className="type-small">
        {corrections.map(({ created_at, who, before }) => (
          <li key={created_at}>
            {formatShortDayAndTime(created_at)}, <bdi>{who}</bdi>
            {Object.entries(before).map(([column, value]) => (
              <bdi key={column}>{`\n${correcting.was(nameOf(column), value ?? staffFrame.none)}`}</bdi>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

const nameOf = (column: string): string =>
  new Map<string, string>(Object.entries(columnNames)).get(column) ?? column;

/** Who a sign-up is, in a line under the name. */
export function leadOf({ signUp: { empresa, cargo, created_at } }: SignUpRecord): string {
  return words.lead(empresa, cargoLabel(cargo), formatDayAndTime(created_at));
}

/** The ways to write to a person. */
export function Contact({ signUp: { nome, email, phone } }: Pick<SignUpRecord, 'signUp'>) {
  const read = phone === null ? undefined : readPhone(phone);
  const [first = nome] = nome.split(' ');
  return (
    <section className="screen-only" aria-label={words.contact}>
      <div className="actions">
        <ButtonLink size="sm" href={mailLink(email, words.mailSubject(brand.name), words.mailBody(first))}>
          {words.mail}
        </ButtonLink>
        {read?.ok ? (
          <ButtonLink
            variant="line"
            size="sm"
            href={chatLink(read.digits, words.chatMessage(first, brand.name))}
            away
          >
            {words.chat}
          </ButtonLink>
        ) : (
          <p className="type-small">{phone === null ? words.noPhone : words.badPhone}</p>
        )}
      </div>
    </section>
  );
}
