import {
  type FormValues,
  fieldOf,
  type PageField,
  pageFields,
  pageSource,
  sectionIds,
} from '#features/waitlist/rules/fields.ts';
import { checkForm } from '#features/waitlist/rules/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';

export type SectionId = (typeof sectionIds)[number];

/** The fields of a section of the page's form, in order. */
export const fieldsOf = (section: SectionId): readonly PageField[] =>
  pageFields.filter((name) => fieldOf(name).section === section);

/** How many sections have what they ask for: the visitor's way to the end of the queue, on the card beside the form. */
export function sectionsDone(values: FormValues): number {
  const checked = checkForm(pageSource, values);
  const wrong: FieldErrors<PageField> = checked.ok ? {} : checked.errors;
  return sectionIds.filter((section) => {
    // A field that another answer has hidden keeps what was typed, but does not count.
    const asked = fieldsOf(section).filter((name) => fieldOf(name).isAsked?.(values) ?? true);
    const isAnswered = asked.some((name) => values[name] !== '' && values[name] !== false);
    return isAnswered && asked.every((name) => wrong[name] === undefined);
  }).length;
}

/** What the note beside each section repeats in large letters; the site's address, until the portal has one of its own. */
export const typedIn = (values: FormValues) =>
  ({
    'secao-voce': values.email,
    'secao-empresa': values.empresa,
    'secao-portal': values.hasNewsPortal ? values.portalUrl : values.site,
    'secao-objetivos': values.goals,
  }) as const satisfies Partial<Record<SectionId, string>>;

/** The newspaper that waits: the portal's name, else the company's; empty while neither is typed. */
export function newspaperName({ hasNewsPortal, portalName, empresa }: FormValues): string {
  return (hasNewsPortal && portalName.trim()) || empresa.trim();
}
