import {
  type FormValues,
  fieldOf,
  fieldsAsked,
  type PageField,
  pageFields,
  sectionIds,
} from '#features/waitlist/rules/fields.ts';
import { checkForm } from '#features/waitlist/rules/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';

export type SectionId = (typeof sectionIds)[number];

/** The fields of a section of the page's form, in order. */
export const fieldsOf = (section: SectionId): readonly PageField[] =>
  pageFields.filter((name) => fieldOf(name).section === section);

/**
 * The visitor's way to the end of the queue, on the card beside the form: of its five steps, the share of the form's sections that have
 * what they ask for.
 * @param source of the form; a shorter one has fewer sections
 */
export function stepsDone(source: string, values: FormValues): number {
  const checked = checkForm(source, values);
  const wrong: FieldErrors<PageField> = checked.ok ? {} : checked.errors;
  const inForm = fieldsAsked(source);
  const sections = sectionIds
    .map((section) => fieldsOf(section).filter((name) => inForm.includes(name)))
    .filter((names) => names.length > 0);
  const done = sections.filter((names) => {
    // A field that another answer has hidden keeps what was typed, but does not count.
    const asked = names.filter((name) => fieldOf(name).isAsked?.(values) ?? true);
    const isAnswered = asked.some((name) => values[name] !== '' && values[name] !== false);
    return isAnswered && asked.every((name) => wrong[name] === undefined);
  });
  return Math.round((done.length / sections.length) * sectionIds.length);
}

/**
 * What the note beside each section repeats in large letters: an e-mail that is too long breaks before its '@'; the site's address, until
 * the portal has one of its own. Empty while there is nothing but spaces.
 */
export const typedIn = (values: FormValues) =>
  ({
    'secao-voce': values.email.trim().replace('@', '\u200b@'),
    'secao-empresa': values.empresa.trim(),
    'secao-portal': (values.hasNewsPortal ? values.portalUrl : values.site).trim(),
    'secao-objetivos': values.goals.trim(),
  }) as const satisfies Partial<Record<SectionId, string>>;

/** The newspaper that waits: the portal's name, else the company's; empty while neither is typed. */
export function newspaperName({ hasNewsPortal, portalName, empresa }: FormValues): string {
  return (hasNewsPortal && portalName.trim()) || empresa.trim();
}
