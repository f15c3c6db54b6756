import { brand } from '#brand.ts';
import { Button, ButtonLink, LoneLink } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Choice.tsx';
import { ErrorBanner, ReturnedProblems } from '#components/ui/ErrorSummary.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { requestKinds } from '#content/data-requests.ts';
import { heldPage } from '#content/staff/notices.ts';
import { summaryPage } from '#content/staff/pages.ts';
import { requestPage as words } from '#content/staff/requests.ts';
import { kindLabel } from '#features/data-requests/rules/schema.ts';
import {
  type DiscardField,
  discardName,
  emptyName,
  type StaffRequest,
  staffRequestPath,
} from '#features/data-requests/staff/requests.ts';
import { signUpPath } from '#features/waitlist/staff/filter.ts';
import { formatDay, formatShortDayAndTime } from '#shared/dates.ts';
import type { Returned } from '#shared/validate.ts';
import { TimeLeft } from './Requests.tsx';
import { ConfirmedPost, Facts, mailLink, StaffSection } from './StaffFrame.tsx';

interface RequestViewProps {
  readonly now: Date;
  readonly request: StaffRequest;
  /** Sign-ups with the request's e-mail. */
  readonly held: readonly { readonly id: number; readonly created_at: string; readonly nome: string }[];
  /** How many more are kept apart. */
  readonly apart: number;
  readonly returned?: Returned<object, DiscardField> | undefined;
}

/** One request, what is held about its e-mail, and the way to answer it. */
export function RequestView(props: RequestViewProps) {
  const { now, request } = props;
  const { fields } = words;
  const text = (value: string | null) => value && <bdi>{value}</bdi>;
  return (
    <div className="page-grid staff-columns">
      <div className="span-7">
        <StaffSection id="pedido" title={words.asked}>
          <Facts
            facts={[
              [fields.kind, kindLabel(request.kind)],
              [fields.right, requestKinds.find(({ value }) => value === request.kind)?.detail],
              [fields.nome, text(request.nome)],
              [fields.email, text(request.email)],
              [
                fields.mailbox,
                request.confirmed_at === null
                  ? words.unconfirmed
                  : words.confirmed(formatShortDayAndTime(request.confirmed_at)),
              ],
              [fields.details, text(request.details)],
              [fields.received, formatShortDayAndTime(request.created_at)],
              [
                fields.due,
                <>
                  {formatDay(request.due_at)}
                  {request.done_at === null ? <TimeLeft dueAt={request.due_at} now={now} /> : null}
                </>,
              ],
              [fields.done, request.done_at && formatShortDayAndTime(request.done_at)],
            ]}
          />
        </StaffSection>
      </div>
      <div className="span-4 at-end">
        <Held {...props} />
        {request.done_at === null ? (
          <>
            <Answer {...props} />
            <Discard {...props} />
          </>
        ) : (
          <StaffSection id="responder" title={words.answered}>
            <p className="marked">
              <Dot />
              {formatShortDayAndTime(request.done_at)}
            </p>
            {request.email === null ? null : (
              <ConfirmedPost
                path={staffRequestPath(request.protocol)}
                label={words.empty}
                confirm={words.confirmEmpty}
                send={{ name: emptyName, value: 'sim' }}
              />
            )}
          </StaffSection>
        )}
      </div>
    </div>
  );
}

function Held({ request, held, apart }: RequestViewProps) {
  const isToErase = request.kind === 'deletion' || request.kind === 'withdrawal';
  const path = staffRequestPath(request.protocol);
  return (
    <StaffSection id="dados" title={words.held}>
      {request.done_at === null && request.confirmed_at === null ? (
        <p className="staff-alert">{words.unproven}</p>
      ) : null}
      {apart === 0 ? null : (
        <p className="type-small">
          <LoneLink href={heldPage.path}>{summaryPage.held(apart)}</LoneLink>
        </p>
      )}
      {held.length + apart === 0 ? (
        <p className="type-small">{words.heldNothing}</p>
      ) : (
        <ul className="type-small">
          {held.map(({ id, created_at, nome }) => (
            <li key={id}>
              <LoneLink href={signUpPath(id)}>
                <span>
                  {words.signUp(formatShortDayAndTime(created_at))} <bdi>{nome}</bdi>
                </span>
              </LoneLink>
            </li>
          ))}
        </ul>
      )}
      {isToErase ? <p className="type-small">{held.length > 0 ? words.erase : words.eraseNothing}</p> : null}
      {request.email === null ? null : (
        <p className="screen-only">
          <LoneLink download="" href={`${path}/dados`}>
            {words.data}
          </LoneLink>
        </p>
      )}
      <p className="type-label">{words.notHeld}</p>
    </StaffSection>
  );
}

function Answer({ request: { protocol, nome, email }, returned }: RequestViewProps) {
  return (
    <StaffSection id="responder" title={words.answer}>
      {returned?.problem ? <ErrorBanner fromServer message={returned.problem} /> : null}
      <ol className="type-small staff-list">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="actions screen-only">
        {email === null ? null : (
          <ButtonLink
            size="sm"
            href={mailLink(email, words.mailSubject(protocol, brand.name), words.mailGreeting(nome ?? ''))}
          >
            {words.mail}
          </ButtonLink>
        )}
        <ConfirmedPost path={staffRequestPath(protocol)} label={words.submit} confirm={words.confirm} />
      </div>
    </StaffSection>
  );
}

function Discard({ request: { protocol }, returned }: RequestViewProps) {
  const { discard } = words;
  return (
    <StaffSection id="descartar" title={discard.title}>
      {returned?.problem ? null : <ReturnedProblems returned={returned} />}
      <form className="screen-only" method="post" action={staffRequestPath(protocol)} noValidate>
        <p className="type-small">{discard.lead}</p>
        <Checkbox name="certeza" error={returned?.errors.certeza}>
          {discard.sure}
        </Checkbox>
        <div className="actions">
          <Button type="submit" size="sm" variant="line" name={discardName} value="sim">
            {discard.submit}
          </Button>
        </div>
      </form>
    </StaffSection>
  );
}
