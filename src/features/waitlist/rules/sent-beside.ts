/** What is sent beside a sign-up's answers: the attempt that it belongs to, and which texts its form showed. */
import { newUuid } from '#shared/ids.ts';

/**
 * One attempt to sign up. Its key goes with every request of the attempt, so that a repeat after a lost answer
 * is recognised as the same sign-up and not as a duplicate.
 */
export interface Attempt {
  /** A UUID, sent as `Idempotency-Key`. */
  readonly key: string;
  /** What was sent, as text, to see whether it changed. */
  readonly content: string;
  /** Whether the server said what became of it; false while the answer is awaited, and when it was lost. */
  readonly answered: boolean;
}

/**
 * The attempt that sending this content belongs to. The last one goes on while its answer is unknown, whatever
 * was changed meanwhile (the server tells e-mails apart), or while nothing changed; anything else begins a new one.
 * @param last the attempt before, null for none
 * @param row what will be sent, in its final form; the moment of acceptance does not count as content
 */
export function attemptFor(last: Attempt | null, row: object): Attempt {
  const content = JSON.stringify(row, (name, value) => (name.endsWith('_at') ? undefined : value));
  const goesOn = last !== null && (!last.answered || last.content === content);
  return { key: goesOn ? last.key : newUuid(), content, answered: false };
}

/** Control of the page's form, when the server sends it back, that carries the attempt's key. */
export const ATTEMPT_KEY_FIELD = 'tentativa';

const keyForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key of a form that was posted: the one that it carries, or a new one for the static page, which has none. */
export function attemptKey(posted: string | null): string {
  return posted !== null && keyForm.test(posted) ? posted : newUuid();
}

/**
 * Which texts a person had before them when signing up, each as the version that the build gave it
 * (src/integrations/build-facts). All null when the sign-up did not say.
 */
export type ShownTexts = ReturnType<typeof readShownTexts>;

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
) {
  const [, consent = null, terms = null, journalismTerms = null] = form.exec(sent ?? '') ?? [];
  return {
    /** Of the note beside the button: what signing up means. */
    consent_version: consent,
    /** Null also when they were not accepted. */
    terms_version: accepted.terms_accepted ? terms : null,
    journalism_terms_version: accepted.journalism_terms_accepted ? journalismTerms : null,
  };
}
