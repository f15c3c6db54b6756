import { ErrorBanner, ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Honeypot } from '#components/ui/Honeypot.tsx';
import { confirmation, page } from '#content/waitlist.ts';
import { listErrors } from '#features/waitlist/form/list-errors.ts';
import { SubmitRow } from '#features/waitlist/form/SubmitRow.tsx';
import { emptyPageValues } from '#features/waitlist/rules/form-values.ts';
import { sendPath } from '#features/waitlist/rules/paths.ts';
import type { ReturnedForm } from '#features/waitlist/rules/returned-form.ts';
import { pageFields, pageSource } from '#features/waitlist/rules/schema.ts';
import { ATTEMPT_KEY_FIELD } from '#features/waitlist/rules/sign-up-attempt.ts';
import { Confirmation } from './Confirmation.tsx';
import { FormSections } from './FormSections.tsx';
import { QueueCard } from './QueueCard.tsx';
import { newspaperName, sectionsDone } from './sections.ts';
import { WaitlistHero } from './WaitlistHero.tsx';
import './WaitlistPage.css';

/**
 * The waitlist page (R-WLP-1 to R-WLP-19), as plain HTML that the browser posts to an on-demand route by itself. With
 * `WaitlistScript` it sends without leaving the page, keeps a draft, and shows the confirmation in the place of the form.
 */
export function WaitlistPage({ returned }: { readonly returned?: ReturnedForm }) {
  const start = returned?.values ?? emptyPageValues;
  return (
    <div className="waitlist-page page-wrap page-grid">
      <WaitlistHero {...page.hero} />
      <form
        className="waitlist-form span-6"
        method="post"
        action={sendPath}
        data-sign-up={pageSource}
        data-title={page.title}
        // The messages are the site's own, in Portuguese; the server checks again.
        noValidate
      >
        {returned?.problem ? (
          <ErrorBanner fromServer message={returned.problem} />
        ) : (
          <ErrorSummary fromServer errors={listErrors(returned?.errors, pageFields)} />
        )}
        <FormSections start={start} errors={returned?.errors ?? {}} />
        <Honeypot />
        {returned === undefined ? null : (
          <input type="hidden" name={ATTEMPT_KEY_FIELD} value={returned.key} />
        )}
        <SubmitRow source={pageSource} />
      </form>
      <QueueCard
        newspaper={newspaperName(start)}
        done={sectionsDone(start)}
        steps={[page.card.kept, confirmation.nextSteps[1], page.card.early]}
      />
      <template>
        <Confirmation />
      </template>
    </div>
  );
}
