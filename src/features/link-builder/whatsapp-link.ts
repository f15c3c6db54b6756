import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { phoneTexts } from '#content/pages/chama-la.ts';
import { wellFormed } from '#shared/clean-text.ts';

/**
 * Most characters of a message (UTF-16 units, as the field counts them). The longest encoding is nine
 * bytes a unit, so that a full message always fits in a QR code (2,953 bytes, ISO/IEC 18004, version 40-L).
 */
export const MESSAGE_LIMIT = 300;

/**
 * Address that opens a WhatsApp conversation with the message already written.
 * @param digits country code and number, digits only
 * @param message plain text; cut at {@link MESSAGE_LIMIT}; blank leaves the text out of the address
 * @returns `https://wa.me/<digits>`, with `?text=` when there is a message
 */
export function chatLink(digits: string, message: string): string {
  const text = wellFormed(message.slice(0, MESSAGE_LIMIT));
  const address = `https://wa.me/${digits}`;
  return text.trim() === '' ? address : `${address}?text=${encodeURIComponent(text)}`;
}

/** Longest text that is looked at: the longest number is 15 digits (ITU-T E.164), the rest is punctuation. */
const LONGEST_INPUT = 40;
const PUNCTUATION = /[\s().\-/\u2010-\u2015\u2212]/g;

const { problems: messages, notes } = phoneTexts;

const problem = (message: string) => ({ ok: false, message }) as const;

/**
 * Reads a phone number as people type or paste it: Brazilian, or with `+` (or `00`) of the country that the code says.
 * Rules for Brazil: Anatel, numbering of fixed and mobile services (area code of two digits; eight digits
 * that start with 2 to 5 for a landline, nine that start with 9 for a mobile).
 * @returns a number that WhatsApp takes: its `digits` with the country's code, as `wa.me` takes them, its `display` as people of its
 *   country write it, and a `note` of what was recognised ('Celular com DDD 11 (SP)'); or the `message` that says what to change
 */
export function readPhone(text: string) {
  const clean = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (clean === '') return problem(messages.empty);
  if (clean.length > LONGEST_INPUT) return problem(messages.long);
  const compact = clean.replace(PUNCTUATION, '');
  if (!/^\+?\d*$/.test(compact)) return problem(messages.letters);

  const international = compact.startsWith('+') || compact.startsWith('00');
  const digits = compact.replace(/^(\+|00)/, '');
  if (digits === '') return problem(international ? messages.unknownCountry : messages.empty);
  if (international) return digits.startsWith('55') ? readBrazilian(digits.slice(2)) : readForeign(digits);
  if (/^0[3589]00/.test(digits)) return problem(messages.service);
  return readBrazilian(digits.replace(/^55(?=\d{10,11}$)/, ''));
}

/** A Brazilian number without its country code; a leading 0 (long-distance habit) is dropped. */
function readBrazilian(withTrunk: string) {
  const digits = withTrunk.replace(/^0/, '');
  if (digits.length > 11) return problem(messages.long);
  if (/^(?:[2-5]\d{7}|9\d{8})$/.test(digits)) return problem(messages.noAreaCode);
  if (digits.length < 10) return problem(messages.short);

  const areaCode = digits.slice(0, 2);
  const local = digits.slice(2);
  const state = stateOfAreaCode.get(areaCode);
  if (!state) return problem(messages.noSuchAreaCode(areaCode));

  const mobile = local.length === 9;
  if (mobile && !local.startsWith('9')) return problem(messages.notMobile);
  if (!mobile && /^[6-9]/.test(local)) return problem(messages.missingNine);
  if (!mobile && /^[01]/.test(local)) return problem(messages.notLandline);
  return {
    ok: true,
    digits: `55${digits}`,
    display: `(${areaCode}) ${local.slice(0, -4)}-${local.slice(-4)}`,
    note: (mobile ? notes.mobile : notes.landline)(areaCode, state),
  } as const;
}

/** A number of another country, by the public numbering plans that libphonenumber collects. */
function readForeign(digits: string) {
  const number = `+${digits}`;
  const length = validatePhoneNumberLength(number);
  if (length === 'INVALID_COUNTRY' || length === 'NOT_A_NUMBER') return problem(messages.unknownCountry);
  if (length === 'TOO_SHORT') return problem(messages.foreignShort);
  if (length === 'TOO_LONG') return problem(messages.foreignLong);
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid()) return problem(messages.foreignWrong);
  return {
    ok: true,
    digits: parsed.number.slice(1),
    display: parsed.formatInternational(),
    note: parsed.country ? notes.country(countryName(parsed.country)) : notes.international,
  } as const;
}

function countryName(country: string): string {
  return new Intl.DisplayNames('pt-BR', { type: 'region' }).of(country) ?? country;
}

/** Brazil's area codes (Anatel, Plano Geral de Códigos Nacionais), by the state they belong to. */
const AREA_CODES_BY_STATE = {
  SP: [11, 12, 13, 14, 15, 16, 17, 18, 19],
  RJ: [21, 22, 24],
  ES: [27, 28],
  MG: [31, 32, 33, 34, 35, 37, 38],
  PR: [41, 42, 43, 44, 45, 46],
  SC: [47, 48, 49],
  RS: [51, 53, 54, 55],
  DF: [61],
  GO: [62, 64],
  TO: [63],
  MT: [65, 66],
  MS: [67],
  AC: [68],
  RO: [69],
  BA: [71, 73, 74, 75, 77],
  SE: [79],
  PE: [81, 87],
  AL: [82],
  PB: [83],
  RN: [84],
  CE: [85, 88],
  PI: [86, 89],
  PA: [91, 93, 94],
  AM: [92, 97],
  RR: [95],
  AP: [96],
  MA: [98, 99],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** The state's two letters for each area code in use, as two digits. */
export const stateOfAreaCode: ReadonlyMap<string, string> = new Map(
  Object.entries(AREA_CODES_BY_STATE).flatMap(([state, codes]) => codes.map((code) => [String(code), state])),
);
