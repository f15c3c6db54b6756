import { otherCargo } from '#features/waitlist/rules/field-schemas.ts';
import { type PageField, type PageFormValues, validatePageForm } from '#features/waitlist/rules/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';

/** The five sections of the page's form, in order (R-WLP-1). */
export const sections = [
  { id: 'secao-voce', fields: ['nome', 'cargo', 'cargoCustom', 'email', 'phone'] },
  { id: 'secao-empresa', fields: ['empresa', 'site', 'companySize'] },
  { id: 'secao-portal', fields: ['hasNewsPortal', 'portalName', 'portalUrl'] },
  { id: 'secao-objetivos', fields: ['goals'] },
  { id: 'secao-termos', fields: ['termsAccepted', 'journalismTermsAccepted'] },
] as const satisfies readonly {
  readonly id: string;
  readonly fields: readonly PageField[];
}[];

export type SectionId = (typeof sections)[number]['id'];

/** How many sections have what they ask for: the visitor's way to the end of the queue, on the card beside the form. */
export function sectionsDone(values: PageFormValues): number {
  const checked = validatePageForm(values);
  const wrong: FieldErrors<PageField> = checked.ok ? {} : checked.errors;
  return sections.filter(({ fields }) => {
    const answered = fields.some(
      (field) => isAsked(field, values) && values[field] !== '' && values[field] !== false,
    );
    return answered && fields.every((field) => wrong[field] === undefined);
  }).length;
}

/** A field that another answer has hidden keeps what was typed, but does not count. */
function isAsked(field: PageField, values: PageFormValues): boolean {
  if (field === 'cargoCustom') return values.cargo === otherCargo;
  return field === 'portalName' || field === 'portalUrl' ? values.hasNewsPortal : true;
}

/** What the note beside each section repeats in large letters; the site's address, until the portal has one of its own. */
export const typedIn = (values: PageFormValues) =>
  ({
    'secao-voce': values.email,
    'secao-empresa': values.empresa,
    'secao-portal': values.hasNewsPortal ? values.portalUrl : values.site,
    'secao-objetivos': values.goals,
  }) as const satisfies Partial<Record<SectionId, string>>;

/** The newspaper that waits: the portal's name, else the company's; empty while neither is typed. */
export function newspaperName({ hasNewsPortal, portalName, empresa }: PageFormValues): string {
  return (hasNewsPortal && portalName.trim()) || empresa.trim();
}
