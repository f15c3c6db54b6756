import { page } from '#content/waitlist.ts';
import { otherCargo } from '#features/waitlist/rules/field-schemas.ts';
import { type PageField, type PageFormValues, validatePageForm } from '#features/waitlist/rules/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';

/** The five sections of the page's form, in order (R-WLP-1). */
export const sections = [
  {
    id: 'secao-voce',
    title: page.sections.person,
    fields: ['nome', 'cargo', 'cargoCustom', 'email', 'phone'],
  },
  { id: 'secao-empresa', title: page.sections.company, fields: ['empresa', 'site', 'companySize'] },
  { id: 'secao-portal', title: page.sections.portal, fields: ['hasNewsPortal', 'portalName', 'portalUrl'] },
  { id: 'secao-objetivos', title: page.sections.goals, fields: ['goals'] },
  { id: 'secao-termos', title: page.sections.terms, fields: ['termsAccepted', 'journalismTermsAccepted'] },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly PageField[];
}[];

export type SectionId = (typeof sections)[number]['id'];

/** How far one section is: nothing asked for is there yet, all of it is, or so many answers were refused. */
export type SectionProgress =
  | { readonly kind: 'pending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'missing'; readonly count: number };

/**
 * How far each section is, for the trail beside the form.
 * @param values what is typed now
 * @param shown the errors that the visitor sees, from the last time the form was sent
 * @returns in the order of {@link sections}
 */
export function sectionsProgress(
  values: PageFormValues,
  shown: FieldErrors<PageField>,
): readonly SectionProgress[] {
  const checked = validatePageForm(values);
  const wrong: FieldErrors<PageField> = checked.ok ? {} : checked.errors;
  return sections.map(({ fields }) => {
    const count = fields.filter((field) => shown[field] !== undefined).length;
    if (count > 0) return { kind: 'missing', count };
    const answered = fields.some(
      (field) => isAsked(field, values) && values[field] !== '' && values[field] !== false,
    );
    return { kind: answered && fields.every((field) => wrong[field] === undefined) ? 'done' : 'pending' };
  });
}

/** A field that another answer has hidden keeps what was typed, but does not count. */
function isAsked(field: PageField, values: PageFormValues): boolean {
  if (field === 'cargoCustom') return values.cargo === otherCargo;
  return field === 'portalName' || field === 'portalUrl' ? values.hasNewsPortal : true;
}
