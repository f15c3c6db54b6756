import { brand } from '#brand.ts';
import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/Marks.tsx';
import { noticeReason, noticesPage } from '#content/staff/notices.ts';
import { auditPage, staffFrame } from '#content/staff/pages.ts';
import { correcting, erasure, signUpPage as words } from '#content/staff/sign-ups.ts';
import { columnNames } from '#content/waitlist.ts';
import { chatLink, readPhone } from '#features/link-builder/whatsapp-link.ts';
import { noticeLabels, type StaffNotice, stateLabels } from '#features/outbox/staff/notices.ts';
import { correctionPath } from '#features/waitlist/staff/correct-form.ts';
import { erasePath } from '#features/waitlist/staff/erase-form.ts';
import type { TypedFilter } from '#features/waitlist/staff/filter-query.ts';
import { answerIn, cargoLabel, shownColumns } from '#features/waitlist/staff/labels.ts';
import type { SignUpRecord } from '#features/waitlist/staff/sign-up.ts';
import { formatDayAndTime, formatShortDayAndTime } from '#shared/dates.ts';
import { Attendance, type ReturnedNote } from './Attendance.tsx';
import { auditOf } from './Audit.tsx';
import { proofPath } from './ProofView.tsx';
import { Facts, mailLink, number, StaffSection } from './StaffFrame.tsx';

type SignUp = SignUpRecord['signUp'];

const noticeColumns: readonly RegisterColumn<StaffNotice>[] = [
  { label: words.notices.notice, kind: 'head', cell: ({ kind }) => noticeLabels[kind] },
  { label: words.notices.state, cell: ({ state }) => stateLabels[state] },
  {
    label: words.notices.created,
    kind: 'number',
    cell: ({ created_at }) => formatShortDayAndTime(created_at),
  },
  { label: words.notices.delivered, kind: 'number', cell: ({ delivered_at }) => moment(delivered_at) },
  { label: words.notices.attempts, kind: 'number', cell: ({ attempts }) => number(attempts) },
  { label: words.notices.reason, cell: ({ last_error }) => noticeReason(last_error) },
];

/** Everything held about a sign-up, and what can be done about it. */
export function SignUpView({
  record,
  filter,
  returned,
}: {
  readonly record: SignUpRecord;
  /** Of the list that led here. */
  readonly filter: TypedFilter['values'];
  readonly returned?: ReturnedNote | undefined;
}) {
  const { signUp, notices } = record;
  return (
    <>
      <Contact signUp={signUp} />
      <div className="page-grid staff-columns">
        <div className="span-4 from-9">
          <Attendance record={record} filter={filter} returned={returned} />
        </div>
        <div className="span-7">
          <StaffSection id="respostas" title={words.answers}>
            <Facts facts={factsOf(signUp)} />
            {signUp.consent_version === null ? <p className="type-small">{words.noVersions}</p> : null}
            <p className="staff-row screen-only">
              <a className="text-link" href={correctionPath(signUp.id, filter)}>
                {correcting.open}
              </a>
            </p>
            <Corrections corrections={record.corrections} />
          </StaffSection>
        </div>
      </div>
      <StaffSection id="avisos" title={words.notices.title}>
        {notices.length === 0 ? (
          <p className="type-body staff-ruled">{words.notices.none}</p>
        ) : (
          <RegisterTable
            caption={words.notices.title}
            columns={noticeColumns}
            rows={notices}
            keyOf={({ key }) => key}
          />
        )}
        {notices.some(({ state }) => state === 'dead') ? (
          <p className="staff-row screen-only">
            <a className="text-link" href={noticesPage.path}>
              {noticesPage.again}
            </a>
          </p>
        ) : null}
      </StaffSection>
      <p className="staff-row staff-ruled screen-only">
        <a className="text-link" href={auditOf(signUp.id)}>
          {auditPage.open}
        </a>
        <a className="text-link" href={erasePath(signUp.id)}>
          {erasure.open}
        </a>
      </p>
    </>
  );
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

function Contact({ signUp: { nome, email, phone } }: { readonly signUp: SignUp }) {
  const read = phone === null ? undefined : readPhone(phone);
  const [first = nome] = nome.split(' ');
  return (
    <section className="screen-only" aria-label={words.contact}>
      <div className="actions">
        <ButtonLink
          size="sm"
          href={mailLink(email, { subject: words.mailSubject(brand.name), body: words.mailBody(first) })}
        >
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

function factsOf(signUp: SignUp) {
  return shownColumns.map(([column, name]) => {
    const answer = answerIn(signUp, column, formatShortDayAndTime);
    return [name, column.endsWith('_version') ? shown(signUp.id, answer) : text(answer)] as const;
  });
}

/** The version of a text, which leads to it. */
function shown(id: number, version: string | null) {
  return (
    version && (
      <a className="text-link" href={`${proofPath}?codigo=${version}&inscricao=${id}`}>
        {version}
      </a>
    )
  );
}

/** What somebody typed: its direction of writing ends with it, and its lines stay. */
function text(value: string | null) {
  return value === null ? null : <bdi>{value}</bdi>;
}

function moment(iso: string | null): string {
  return iso === null ? staffFrame.none : formatShortDayAndTime(iso);
}
