import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { ReturnedProblems } from '#components/ui/ErrorSummary.tsx';
import { Honeypot } from '#components/ui/Field.tsx';
import { NewTab, newTab } from '#components/ui/Marks.tsx';
import { dialog, messages, page } from '#content/waitlist.ts';
import {
  type FormValues,
  fieldsAsked,
  type PageField,
  pageSource,
  sectionIds,
} from '#features/waitlist/rules/fields.ts';
import { emptyValues, type ReturnedForm } from '#features/waitlist/rules/schema.ts';
import { ATTEMPT_KEY_FIELD, SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/sent-beside.ts';
import { CAMPAIGN_FIELD } from '#shared/campaign.ts';
import { controlsOf } from './controls.tsx';
import { fieldsOf, type SectionId, typedIn } from './sections.ts';

const [before, policy, after] = messages.consentMore;

/**
 * A form of the waiting list: the page's sections, or the dialog's few fields (R-WLD-1), which also stand on a page of their own. What is
 * wrong is above them; below them the trap, the button, what sending means with the version of that which is shown, and what a screen
 * reader hears meanwhile. Plain HTML that the browser posts by itself; `startSignUp` sends it without leaving the page.
 * @param source where the sign-up is made: what the form asks, and which list the note names
 * @param returned what the server sent back
 */
export function SignUpForm({
  source,
  returned,
  ...form
}: {
  readonly source: string;
  readonly returned?: ReturnedForm | undefined;
} & ComponentProps<'form'>) {
  const { values, errors } = returned ?? { values: emptyValues, errors: {} };
  const asked = fieldsAsked(source);
  const controls = controlsOf(source, values, errors);
  const [note, texts] =
    source === 'newsletter'
      ? [messages.consentNewsletter, import.meta.env.NEWSLETTER_TEXTS]
      : [messages.consent, import.meta.env.WAITLIST_TEXTS];
  return (
    // The messages are the site's own, in Portuguese; the server checks again.
    <form className="waitlist-form" method="post" {...form} data-sign-up={source} noValidate>
      <ReturnedProblems returned={returned} />
      {source === pageSource ? (
        <FormSections controls={controls} start={values} />
      ) : (
        <fieldset className="field-grid">
          <legend className="visually-hidden">{dialog.fields}</legend>
          {asked.map((name) => (
            <Fragment key={name}>{controls[name]}</Fragment>
          ))}
        </fieldset>
      )}
      <Honeypot />
      {returned === undefined ? null : (
        <>
          <input type="hidden" name={ATTEMPT_KEY_FIELD} value={returned.key} />
          <input type="hidden" name={CAMPAIGN_FIELD} value={returned.campaign} />
        </>
      )}
      <div className="actions submit-row">
        <input type="hidden" name={SHOWN_TEXTS_FIELD} value={texts} />
        <Button type="submit" data-sending={messages.sending}>
          {messages.submit}
        </Button>
      </div>
      <p className="type-label">
        {`${note} ${before}`}
        {/* In a tab of its own: what was typed in the dialog would be lost. */}
        <a className="text-link" href="/politica-de-privacidade" {...newTab}>
          {policy}
          <NewTab />
        </a>
        {after}
      </p>
      <p className="visually-hidden" role="status" />
    </form>
  );
}

/** What a section is for, what leads what is typed in it (`label`), and what stands there until then. */
type WhyWords = { readonly [K in 'title' | 'text' | 'label' | 'example']: string };

/** The sections of the page's form, each with its fields and, where that is not plain, what its answers are for. */
function FormSections({
  controls,
  start,
}: {
  readonly controls: Readonly<Record<PageField, ReactNode>>;
  readonly start: FormValues;
}) {
  const typed: Readonly<Partial<Record<SectionId, string>>> = typedIn(start);
  return sectionIds.map((id) => {
    const { title, why }: { readonly title: string; readonly why?: WhyWords } = page.sections[id];
    return (
      <fieldset className="waitlist-section page-grid" id={id} key={id} aria-labelledby={`${id}-titulo`}>
        <h2 className="type-h3 span-6" id={`${id}-titulo`}>
          {title}
        </h2>
        {why === undefined ? null : (
          <div className="type-small waitlist-why">
            <p>
              <b className="type-h4 title-line type-ink desk-only">{`${why.title} `}</b>
              {why.text}
            </p>
            {/* Like a letter's head, in large letters: an example, then what was typed, which is read out at its field. */}
            <p className="waitlist-why__line desk-only" aria-hidden="true">
              <span className="type-label title-line">{why.label}</span>
              <b className="type-ink" data-example={why.example}>
                {typed[id]}
              </b>
            </p>
          </div>
        )}
        <div className="field-grid">
          {fieldsOf(id).map((name) => (
            <Fragment key={name}>{controls[name]}</Fragment>
          ))}
        </div>
      </fieldset>
    );
  });
}
