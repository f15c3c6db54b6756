import { useRef } from 'react';
import { useTitle } from '#components/ui/useTitle.ts';
import { page } from '#content/waitlist.ts';
import { type ListId, listPath, lists, listTitle } from '#content/waitlist-lists.ts';
import { ShortForm } from '#features/waitlist/form/ShortForm.tsx';
import { useSignUp } from '#features/waitlist/form/useSignUp.ts';
import { dialogValues } from '#features/waitlist/rules/form-values.ts';
import type { ReturnedShortForm } from '#features/waitlist/rules/returned-form.ts';
import { validateDialogForm } from '#features/waitlist/rules/schema.ts';
import type { Attempt } from '#features/waitlist/rules/sign-up-attempt.ts';
import { Confirmation } from './Confirmation.tsx';
import { leaveRefusedForm, titleOf } from './page-state.ts';
import { QueueCard } from './QueueCard.tsx';
import { WaitlistHero } from './WaitlistHero.tsx';
import '#components/ui/form.css';
import '#components/ui/ErrorSummary.css';
import '#features/waitlist/form/SubmitRow.css';
import './WaitlistForm.css';

/**
 * The form of a list's dialog as a page, for who comes without the dialog's script (R-WLD-10): the same fields, rules and source.
 * Works as plain HTML, posting to its own address; hydrated, it sends by itself.
 */
export function ListPage({
  list,
  returned,
}: {
  readonly list: ListId;
  readonly returned?: ReturnedShortForm | undefined;
}) {
  const { source, kicker, title, intro, nextSteps } = lists[list];
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt | null>(
    returned === undefined ? null : { key: returned.key, content: '', answered: false },
  );
  const signUp = useSignUp({
    form,
    check: (data) => validateDialogForm(dialogValues(data), source),
    errors: returned?.errors,
    problem: returned?.problem,
    attempt,
    onJoined: () => leaveRefusedForm(listPath(list)),
  });
  useTitle(titleOf(signUp.state, listTitle(list)));
  if (signUp.state.status === 'done')
    return <Confirmation takesFocus path={listPath(list)} list={listTitle(list)} steps={nextSteps} />;
  return (
    <div className="waitlist-page page-wrap page-grid">
      <WaitlistHero kicker={kicker} lines={title} lead={intro} />
      <ShortForm
        className="waitlist-form"
        ref={form}
        method="post"
        action={listPath(list)}
        signUp={signUp}
        source={source}
        summary
        start={returned}
      />
      <QueueCard steps={[page.card.kept, ...nextSteps.slice(1)]} />
    </div>
  );
}
