import { yearOf } from '#shared/dates.ts';

/** Crockford's base 32: no I, L, O or U, so that a protocol can be read out and typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new protocol number, such as `2026-7K3QZ-M9X0J`: the year in São Paulo, nine random symbols, one that checks them. */
export function newProtocol(now: Date): string {
  // 45 bits, too many to guess one that exists.
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  const random = Array.from(bytes, (byte) => alphabet[byte % alphabet.length] ?? '');
  const text = `${yearOf(now)}${random.join('')}`;
  return format(text + checkSymbol(text));
}

/**
 * Reads a protocol number as a person types it: any case, with or without hyphens and spaces, O for 0, I or L
 * for 1 (Crockford).
 * @returns the number as it is stored; undefined when it is none, as after a slip of the finger
 */
export function parseProtocol(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (!/^\d{4}[0-9A-HJKMNP-TV-Z]{10}$/.test(text)) return undefined;
  return checkSymbol(text.slice(0, -1)) === text.at(-1) ? format(text) : undefined;
}

function format(text: string): string {
  return text.replace(/^(.{4})(.{5})(.{5})$/, '$1-$2-$3');
}

/** Luhn's algorithm in base 32: one wrong symbol, or two neighbours that changed places, are noticed. */
function checkSymbol(text: string): string {
  const base = alphabet.length;
  let sum = 0;
  for (const [index, symbol] of [...text].reverse().entries()) {
    const value = alphabet.indexOf(symbol) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / base) + (value % base);
  }
  return alphabet[(base - (sum % base)) % base] ?? '';
}
