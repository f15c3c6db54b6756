import { readFileSync } from 'node:fs';
import { brand } from '../../brand.ts';
import { agreements, messages } from '../../content/waitlist.ts';
import { policyVersion } from '../../features/consent/state/policy-version.ts';

/**
 * The versions of what the waiting list's forms show: the note beside the button, the terms of service, the terms of journalistic
 * responsibility. Each changes with every word of its text, as the version of the cookie choice does.
 * @returns 16 hexadecimal digits each, with dots between them (features/waitlist/rules/shown-texts.ts)
 */
export function waitlistTexts(): string {
  const { name, legal, url, emails, answersWithin } = brand;
  const document = (id: string): string =>
    readFileSync(new URL(`../../content/policies/${id}.md`, import.meta.url), 'utf8');
  return [
    [messages.consent, messages.consentNewsletter, messages.consentMore],
    [agreements.terms, document('termos-de-servico'), name, legal, url, emails, answersWithin],
    [agreements.journalismTerms, document('compromisso-jornalismo'), name, legal, url, emails],
  ]
    .map(policyVersion)
    .join('.');
}
