import './WaitlistPage.css';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { confirmation, page } from '#content/waitlist.ts';
import { SignUpForm } from '#features/waitlist/form/SignUpForm.tsx';
import { pageSource } from '#features/waitlist/rules/fields.ts';
import { emptyPageValues } from '#features/waitlist/rules/form-values.ts';
import { sendPath } from '#features/waitlist/rules/paths.ts';
import type { ReturnedForm } from '#features/waitlist/rules/schema.ts';
import type { DatedText } from '#shared/dated-text.ts';
import { Confirmation } from './Confirmation.tsx';
import { FormSections } from './FormSections.tsx';
import { QueueCard } from './QueueCard.tsx';
import { newspaperName, sectionsDone } from './sections.ts';

/**
 * The waitlist page (R-WLP-1 to R-WLP-19), as plain HTML that the browser posts to an on-demand route by itself. With
 * `WaitlistScript` it sends without leaving the page, keeps a draft, and shows the confirmation in the place of the form.
 */
export function WaitlistPage({ returned }: { readonly returned?: ReturnedForm }) {
  const start = returned?.values ?? emptyPageValues;
  return (
    <div className="waitlist-page page-wrap page-grid">
      <WaitlistHero {...page.hero} />
      <SignUpForm
        className="waitlist-form span-6"
        method="post"
        action={sendPath}
        source={pageSource}
        data-title={page.title}
        returned={returned}
      >
        <FormSections start={start} errors={returned?.errors ?? {}} />
      </SignUpForm>
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

/** The short opening of a waiting list's page, on black; the queue stands on the card beside it. */
export function WaitlistHero({
  kicker,
  lines,
  lead,
}: {
  readonly kicker: string;
  readonly lines: readonly [string, string];
  readonly lead: DatedText | string;
}) {
  return (
    <section className="waitlist-hero night">
      <p className="type-label">{kicker}</p>
      <h1 className="type-h1">
        <HeadlineLines lines={lines}>
          <HeadlineDot lands />
        </HeadlineLines>
      </h1>
      <p className="type-lead">
        <Dated text={lead} />
      </p>
    </section>
  );
}
