import { useRef } from 'react';
import { ErrorBanner, ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Honeypot } from '#components/ui/Honeypot.tsx';
import { useTitle } from '#components/ui/useTitle.ts';
import { confirmation, page } from '#content/waitlist.ts';
import { listErrors, shownErrors } from '#features/waitlist/form/form-state.ts';
import { SubmitRow } from '#features/waitlist/form/SubmitRow.tsx';
import { useSignUp } from '#features/waitlist/form/useSignUp.ts';
import { emptyPageValues, pageValues } from '#features/waitlist/rules/form-values.ts';
import { pagePath, sendPath } from '#features/waitlist/rules/paths.ts';
import type { ReturnedForm } from '#features/waitlist/rules/returned-form.ts';
import { pageFields, pageSource, validatePageForm } from '#features/waitlist/rules/schema.ts';
import { ATTEMPT_KEY_FIELD } from '#features/waitlist/rules/sign-up-attempt.ts';
import { Confirmation } from './Confirmation.tsx';
import { FormSections } from './FormSections.tsx';
import { leaveRefusedForm, titleOf } from './page-state.ts';
import { QueueCard } from './QueueCard.tsx';
import { newspaperName, sectionsDone } from './sections.ts';
import { useDraft } from './useDraft.ts';
import { WaitlistHero } from './WaitlistHero.tsx';
import '#components/ui/form.css';
import '#components/ui/Choice.css';
import '#components/ui/ErrorSummary.css';
import '#features/waitlist/form/SubmitRow.css';
import './WaitlistForm.css';

/**
 * The waitlist page (R-WLP-1 to R-WLP-19): the form, and the confirmation in its place.
 * Works as plain HTML, posting to an on-demand route; hydrated, it sends by itself and keeps a draft.
 */
export function WaitlistPage({ returned }: { readonly returned?: ReturnedForm }) {
  const start = returned?.values ?? emptyPageValues;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, returned);
  const { state, alert, onInput, onSubmit } = useSignUp({
    form,
    check: (data) => validatePageForm(pageValues(data)),
    errors: returned?.errors,
    problem: returned?.problem,
    attempt: draft.attempt,
    onAttempt: draft.keep,
    onJoined: () => {
      draft.forget();
      leaveRefusedForm(pagePath);
    },
  });
  useTitle(titleOf(state, page.title));
  if (state.status === 'done') return <Confirmation takesFocus />;

  const errors = shownErrors(state);
  const sending = state.status === 'sending';
  const problem = state.status === 'editing' ? state.problem : null;
  const fromServer = state.status === 'editing' && state.failures === 0;
  return (
    <div className="waitlist-page page-wrap page-grid">
      <WaitlistHero {...page.hero} />
      <form
        className="waitlist-form"
        ref={form}
        method="post"
        action={sendPath}
        // The messages are the site's own, in Portuguese; the server checks again.
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => {
          onInput(event);
          draft.onInput();
        }}
      >
        {problem === null ? (
          <ErrorSummary ref={alert} fromServer={fromServer} errors={listErrors(errors, pageFields)} />
        ) : (
          <ErrorBanner ref={alert} fromServer={fromServer} message={problem} />
        )}
        <FormSections start={start} values={draft.values} errors={errors} disabled={sending} />
        <Honeypot />
        {returned === undefined ? null : (
          <input type="hidden" name={ATTEMPT_KEY_FIELD} value={returned.key} />
        )}
        <SubmitRow sending={sending} source={pageSource} />
      </form>
      <QueueCard
        newspaper={newspaperName(draft.values)}
        done={sectionsDone(draft.values)}
        steps={[page.card.kept, confirmation.nextSteps[1], page.card.early]}
      />
    </div>
  );
}
