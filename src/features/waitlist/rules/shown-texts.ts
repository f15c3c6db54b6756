/**
 * Which texts a person had before them when signing up, each as the version that the build gave it
 * (src/integrations/build-facts). All null when the sign-up did not say.
 */
export interface ShownTexts {
  /** Of the note beside the button: what signing up means. */
  readonly consent_version: string | null;
  /** Of the terms of service; null also when they were not accepted. */
  readonly terms_version: string | null;
  /** Of the terms of journalistic responsibility; likewise. */
  readonly journalism_terms_version: string | null;
}

/** Control of both forms, and header of a sign-up sent as JSON, whose body stays the row. */
export const SHOWN_TEXTS_FIELD = 'textos';
export const SHOWN_TEXTS_HEADER = 'Shown-Texts';

/** Three versions of 16 hexadecimal digits: of the note, of the terms of service, of the journalism terms. */
const form = /^([0-9a-f]{16})\.([0-9a-f]{16})\.([0-9a-f]{16})$/;

/**
 * What to store about the texts. The page says it, because it may be older than the server: a version that this build does not have is
 * kept like any other, and tells which release was open.
 * @param sent what the page sent, which may be anything
 * @param accepted which terms the same sign-up accepts
 */
export function readShownTexts(
  sent: string | null,
  accepted: { readonly terms_accepted: boolean | null; readonly journalism_terms_accepted: boolean | null },
): ShownTexts {
  const [, consent = null, terms = null, journalismTerms = null] = form.exec(sent ?? '') ?? [];
  return {
    consent_version: consent,
    terms_version: accepted.terms_accepted ? terms : null,
    journalism_terms_version: accepted.journalism_terms_accepted ? journalismTerms : null,
  };
}
