import { fold } from '#shared/fold.ts';
import type { WaitlistRow } from './fields.ts';

/** A sign-up's company, name, e-mail and the digits of its phone as the staff's search compares them; nobody can search for a line break. */
export function searchText(
  row: Pick<WaitlistRow, 'nome' | 'empresa' | 'email'> & Partial<Pick<WaitlistRow, 'phone'>>,
): string {
  // The company first: the list is sorted by it.
  return comparable([row.empresa, row.nome, row.email, row.phone?.replace(/\D/g, '') ?? ''].join('\n'));
}

/**
 * What somebody typed to search for, as it is compared; empty for nothing. What can only be a phone is its digits, without the country's
 * code, which few write in the form.
 */
export function searchTerm(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits.length >= 6 && /^[\d\s()+./-]+$/.test(comparable(typed)))
    return digits.replace(/^55(?=\d{10,11}$)/, '');
  return comparable(typed).trim().replace(/\s+/g, ' ');
}

/** Small letters without accents, one apostrophe and one dash, however they are written. */
function comparable(text: string): string {
  return fold(text)
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-');
}
