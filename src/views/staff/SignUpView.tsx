import { brand } from '#brand.ts';
import type { RegisterColumn } from '#components/sections/RegisterTable.tsx';
import { ButtonLink, TextLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/Marks.tsx';
import { noticeReason, noticesPage } from '#content/staff/notices.ts';
import { auditPage, staffFrame } from '#content/staff/pages.ts';
import { correcting, erasure, signUpPage as words } from '#content/staff/sign-ups.ts';
import { columnNames } from '#content/waitlist.ts';
import { chatLink, readPhone } from '#features/link-builder/whatsapp-link.ts';
import { noticeLabels, type StaffNotice, stateLabels } from '#features/outbox/staff/notices.ts';
import { correctionPath } from '#features/waitlist/staff/correct-form.ts';
import { erasePath } from '#features/waitlist/staff/erase-form.ts';
import { answerIn, cargoLabel, shownColumns } from '#features/waitlist/staff/labels.ts';
import type { SignUpRecord } from '#features/waitlist/staff/sign-up.ts';
import { formatDayAndTime, formatShortDayAndTime } from '#shared/dates.ts';
import { Attendance } from './Attendance.tsx';
import { auditOf } from './Audit.tsx';
import { proofPath } from './ShownText.tsx';
import { Facts, mailLink, momentColumn, numberColumn, Rows, StaffSection, Ways } from './StaffFrame.tsx';

const noticeColumns: readonly RegisterColumn<StaffNotice>[] = [
  { label: noticesPage.notice, kind: 'head', cell: ({ kind }) => noticeLabels[kind] },
  { label: words.notices.state, cell: ({ state }) => stateLabels[state] },
  momentColumn(noticesPage.created, ({ created_at }) => created_at),
  momentColumn(words.notices.delivered, ({ delivered_at }) => delivered_at),
  numberColumn(noticesPage.attempts, ({ attempts }) => attempts),
  { label: noticesPage.reason, cell: ({ last_error }) => noticeReason(last_error) },
];

/** Everything held about a sign-up, and what can be done about it. */
export function SignUpView(props: Parameters<typeof Attendance>[0]) {
  const { record, filter } = props;
  const { signUp, notices } = record;
  const facts = shownColumns.map(([column, name]) => {
    const answer = answerIn(signUp, column, formatShortDayAndTime);
    return [
      name,
      answer &&
        (column.endsWith('_version') ? <Version id={signUp.id} version={answer} /> : <bdi>{answer}</bdi>),
    ] as const;
  });
  return (
    <>
      <Contact signUp={signUp} />
      <div className="page-grid staff-columns">
        <div className="span-4 at-end">
          <Attendance {...props} />
        </div>
        <div className="span-7">
          <StaffSection id="respostas" title={words.answers}>
            <Facts facts={facts} />
            {signUp.consent_version === null ? <p className="type-small">{words.noVersions}</p> : null}
            <Ways links={[[correctionPath(signUp.id, filter), correcting.open]]} />
            <Corrections corrections={record.corrections} />
          </StaffSection>
        </div>
      </div>
      <StaffSection id="avisos" title={words.notices.title}>
        <Rows
          caption={words.notices.title}
          columns={noticeColumns}
          rows={notices}
          empty={words.notices.none}
        />
        {notices.some(({ state }) => state === 'dead') ? (
          <Ways links={[[noticesPage.path, noticesPage.again]]} />
        ) : null}
      </StaffSection>
      <Ways
        isRuled
        links={[
          [auditOf(signUp.id), auditPage.open],
          [erasePath(signUp.id), erasure.open],
        ]}
      />
    </>
  );
}

/** The version of a text, which leads to it. */
function Version({ id, version }: { readonly id: number; readonly version: string }) {
  return <TextLink href={`${proofPath}?codigo=${version}&inscricao=${id}`}>{version}</TextLink>;
}

/** What stood before, and who changed it. */
function Corrections({ corrections }: Pick<SignUpRecord, 'corrections'>) {
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

function Contact({ signUp: { nome, email, phone } }: Pick<SignUpRecord, 'signUp'>) {
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
            {...newTab}
          >
            {words.chat}
            <NewTab />
          </ButtonLink>
        ) : (
          <p className="type-small">{phone === null ? words.noPhone : words.badPhone}</p>
        )}
      </div>
    </section>
  );
}
