import { Fragment, type ReactNode } from 'react';
import { page } from '#content/waitlist.ts';
import { type FormValues, type PageField, sectionIds } from '#features/waitlist/rules/fields.ts';
import { fieldsOf, type SectionId, typedIn } from './sections.ts';

/** What a section is for: its words, and what stands there before anything is typed (`blank`). */
type WhyWords = { readonly [K in 'title' | 'text' | 'label' | 'blank']: string };

/** The sections of the page's form, each with its fields and, where that is not plain, what its answers are for. */
export function FormSections({
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
        {why === undefined ? null : <Why {...why} typed={typed[id] ?? ''} />}
        <div className="field-grid">
          {fieldsOf(id).map((name) => (
            <Fragment key={name}>{controls[name]}</Fragment>
          ))}
        </div>
      </fieldset>
    );
  });
}

/** What a section is for, and in large letters what was typed in it, which is read out at its field. */
function Why({ title, text, label, blank, typed }: WhyWords & { readonly typed: string }) {
  return (
    <div className="type-small waitlist-why">
      <p>
        <b className="type-h4 title-line type-ink wide-only">{`${title} `}</b>
        {text}
      </p>
      <p className="type-lead waitlist-why__line wide-only" aria-hidden="true" data-blank={blank}>
        <span className="type-label title-line">{label}</span>
        {typed.trim() === '' ? blank : <b className="type-ink">{typed}</b>}
      </p>
    </div>
  );
}
