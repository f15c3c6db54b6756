import { Button, ButtonLink, TextLink } from '#components/ui/Button.tsx';
import { ReturnedProblems } from '#components/ui/ErrorSummary.tsx';
import { TextArea, TextField } from '#components/ui/Field.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { requestPage } from '#content/staff/requests.ts';
import { erasure as words } from '#content/staff/sign-ups.ts';
import { columnNames } from '#content/waitlist.ts';
import { staffRequestPath } from '#features/data-requests/staff/requests.ts';
import type { Person } from '#features/erasure/person.ts';
import {
  type EraseField,
  effectsOf,
  erasePath,
  isProven,
  maxReasonLength,
  type SentErasure,
} from '#features/waitlist/staff/erase-form.ts';
import { signUpPath } from '#features/waitlist/staff/filter.ts';
import type { SignUpRecord } from '#features/waitlist/staff/sign-up.ts';
import type { Returned } from '#shared/validate.ts';
import { Facts } from './StaffFrame.tsx';

/** Says what erasing a person does, and asks for the e-mail typed again and, where no mailbox was proven, for a reason. */
export function EraseView({
  signUp: { id, nome, empresa },
  person,
  returned,
}: {
  readonly signUp: Pick<SignUpRecord['signUp'], 'id' | 'nome' | 'empresa'>;
  readonly person: Person;
  readonly returned?: Returned<SentErasure, EraseField> | undefined;
}) {
  const open = person.requests.filter(({ done_at }) => done_at === null);
  const errors = returned?.errors ?? {};
  return (
    <form method="post" action={erasePath(id)} aria-label={words.title} noValidate>
      <ReturnedProblems returned={returned} />
      <Facts
        facts={[
          [columnNames.nome, <bdi key="nome">{nome}</bdi>],
          [columnNames.empresa, <bdi key="empresa">{empresa}</bdi>],
          [columnNames.email, <bdi key="email">{person.email}</bdi>],
        ]}
      />
      {open.length === 0 ? null : (
        <section className="staff-alert" aria-label={words.openRequests}>
          <p>{words.openRequests}</p>
          <ul className="staff-row">
            {open.map(({ protocol }) => (
              <li key={protocol}>
                <TextLink href={staffRequestPath(protocol)}>{requestPage.heading(protocol)}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <p>{words.lead}</p>
        <ul className="type-small staff-list">
          {effectsOf(person).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
      <TextField
        name="email"
        label={words.email}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={returned?.email}
        error={errors.email}
      />
      {isProven(person) ? (
        <p className="marked">
          <Dot />
          {words.proven}
        </p>
      ) : (
        <TextArea
          name="motivo"
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={maxReasonLength}
          defaultValue={returned?.reason}
          error={errors.motivo}
        />
      )}
      <div className="actions">
        <Button type="submit" size="sm">
          {words.submit}
        </Button>
        <ButtonLink variant="line" size="sm" href={signUpPath(id)}>
          {words.back}
        </ButtonLink>
      </div>
    </form>
  );
}
