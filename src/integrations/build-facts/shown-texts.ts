import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { consent } from '../../brand.ts';
import * as cookieWords from '../../content/cookies.ts';
import { agreements, messages } from '../../content/waitlist.ts';
import { fillFacts } from '../../views/policies/policy-html.ts';

/** A text that visitors are shown, and the version that their sign-up or choice carries. */
interface ShownText {
  /** The first 16 hexadecimal digits of the text's SHA-256. A choice of cookies about another version is asked again. */
  readonly version: string;
  readonly text: string;
}

/**
 * What visitors decide about: the choice of cookies; and on the waiting lists the note beside the button, which Newsletter AI has one of its
 * own of, the terms of service, the terms of journalistic responsibility. The company's facts are filled in, as they are shown.
 * @param documentOf the text of a policy, by its id; it and `note` are others in the test
 */
export function shownTexts(
  documentOf = readDocument,
  note: string = messages.consent,
): Readonly<Record<'cookies' | 'note' | 'newsletterNote' | 'terms' | 'journalismTerms', ShownText>> {
  // No policy that is decided about speaks of the records of access.
  const document = (id: string): string => fillFacts(documentOf(id), 'full');
  const shown = (...parts: readonly unknown[]): ShownText => {
    const text = parts.flatMap(stringsIn).join('\n');
    return { version: createHash('sha256').update(text).digest('hex').slice(0, 16), text };
  };
  const { terms, journalismTerms } = agreements;
  return {
    cookies: shown(cookieWords, document('politica-de-cookies'), JSON.stringify(consent)),
    note: shown(`${note} ${messages.consentMore.join('')}`),
    newsletterNote: shown(`${messages.consentNewsletter} ${messages.consentMore.join('')}`),
    terms: shown(`${terms.text} ${terms.link}.`, document('termos-de-servico')),
    journalismTerms: shown(
      `${journalismTerms.text} ${journalismTerms.link}.`,
      document('compromisso-jornalismo'),
    ),
  };
}

function readDocument(id: string): string {
  return readFileSync(new URL(`../../content/policies/${id}.md`, import.meta.url), 'utf8');
}

/** The versions of a waiting list's three texts, with dots between them (features/waitlist/rules/sent-beside.ts). */
export function waitlistTexts(texts = shownTexts(), note = texts.note): string {
  return [note, texts.terms, texts.journalismTerms].map(({ version }) => version).join('.');
}

function stringsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  // A sentence in parts, some of which are links.
  if (Array.isArray(words) && words.every((part) => typeof part === 'string')) return [words.join('')];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(stringsIn) : [];
}
