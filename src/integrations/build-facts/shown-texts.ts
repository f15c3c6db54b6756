import { readFileSync } from 'node:fs';
import { consent } from '../../brand.ts';
import * as cookieWords from '../../content/cookies.ts';
import { agreements, messages } from '../../content/waitlist.ts';
import { policyVersion } from '../../features/consent/state/policy-version.ts';
import { fillFacts } from '../../views/policies/policy-html.ts';

/** A text that visitors are shown, and the version that their sign-up or choice carries. */
interface ShownText {
  readonly version: string;
  readonly text: string;
}

/**
 * What visitors decide about: the choice of cookies; and on the waiting list the note beside the button, the terms of service, the
 * terms of journalistic responsibility. The company's facts are filled in, as they are shown.
 */
export function shownTexts(): Readonly<Record<'cookies' | 'note' | 'terms' | 'journalismTerms', ShownText>> {
  const document = (id: string): string =>
    // No policy that is decided about speaks of the records of access.
    fillFacts(readFileSync(new URL(`../../content/policies/${id}.md`, import.meta.url), 'utf8'), 'full');
  const shown = (...parts: readonly unknown[]): ShownText => {
    const text = parts.flatMap(stringsIn).join('\n');
    return { version: policyVersion(text), text };
  };
  return {
    cookies: shown(cookieWords, document('politica-de-cookies'), JSON.stringify(consent)),
    note: shown(messages.consent, messages.consentNewsletter, messages.consentMore),
    terms: shown(agreements.terms, document('termos-de-servico')),
    journalismTerms: shown(agreements.journalismTerms, document('compromisso-jornalismo')),
  };
}

/** The versions of the waiting list's three texts, with dots between them (features/waitlist/rules/shown-texts.ts). */
export function waitlistTexts({ note, terms, journalismTerms } = shownTexts()): string {
  return [note, terms, journalismTerms].map(({ version }) => version).join('.');
}

function stringsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(stringsIn) : [];
}
