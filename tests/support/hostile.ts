import fc from 'fast-check';
import { anyCharacter, anyUrl } from './any-text.ts';

/** Texts that broke some site: markup, formulas, queries, what a terminal obeys, what Unicode holds in store. */
const knownTexts = [
  ...`<script>alert(1)</script> =HYPERLINK("https://evil.example";"x") @SUM(A1) {{7*7}}#{7*7} ../../etc/passwd
  javascript:alert(1) İ@İ.com ΣΑΣ@ΣΑΣ.COM __proto__ constructor NaN null 0x10`.split(/\s+/),
  ...['"><img src=x onerror=alert(1)>', "'; drop table waitlist; --", 'a\r\nSet-Cookie: x=1'],
  '\u001b[2J\u009b1m',
  'Nul\u0000o',
  'meio \ud83d',
  '\udc00\ud800',
  '\u202egnp.exe',
  '\ufeff \u00a0\u3000',
  ...['e\u0301'.repeat(40), 'x'.repeat(20) + '\u0300'.repeat(200), '\ufdfa'.repeat(100)],
  ...['👩‍👩‍👧‍👦'.repeat(12), '\ufffe\uffff\u{10ffff}'],
];

/** Letters that get longer when they are composed or written small, or count as two units. */
const fillers = [...'a .éİß😀"\\<\n\u0000\u0958\u{1d160}', 'e\u0301'];

/** Texts just below, at and above the bounds of the schemas. */
const longTexts = fc
  .tuple(
    fc.constantFrom(...fillers),
    fc.constantFrom(15, 35, 40, 60, 80, 120, 160, 254, 1024, 2000, 2048, 20_000),
    fc.integer({ min: -1, max: 1 }),
  )
  .map(([filler, length, more]) => filler.repeat(Math.ceil((length + more) / filler.length)));

/** What somebody may type into a field, or put into an address. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...knownTexts),
  longTexts,
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.oneof(fc.emailAddress(), anyUrl, fc.domain()),
);

const numbers = fc.oneof(
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(-0, 1e308, 5e-324, 2 ** 53, -1, 100_001),
);

/** Any value that JSON has, those that no form sends among them. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: numbers },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], '') },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 2, arbitrary: fc.jsonValue() },
);

/** The example with some of its fields, and of its fields' fields, made hostile or left out. */
function mutated(example: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(example).map(([name, value]) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    const inner = isRecord ? mutated({ ...value }) : fc.constant(value);
    const field = fc.oneof(
      { weight: 9, arbitrary: isRecord ? fc.oneof(inner, fc.constant(value)) : inner },
      { weight: 1, arbitrary: hostileValue },
    );
    return [name, field] as const;
  });
  const names = Object.keys(example);
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields)),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant<string[]>([]) },
        { weight: 1, arbitrary: fc.subarray(names) },
      ),
    )
    .map(([record, gone]) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => !gone.includes(name))),
    );
}

/** Bodies of a POST as text of JSON: rows that are almost right, made of one that is accepted, and anything at all. */
export function hostileJson(example: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 6, arbitrary: mutated(example) },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.array(mutated(example), { maxLength: 2 }) },
  );
  return value.map((body) => JSON.stringify(body));
}

/** Whether a parsed body has, at any depth, a key that the server refuses as a whole. */
export function hasReservedKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).some(
    (key) =>
      ['__proto__', 'constructor', 'prototype'].includes(key) ||
      hasReservedKey(Object.getOwnPropertyDescriptor(value, key)?.value),
  );
}

/** Types of content, right ones, wrong ones and such as try to say two things. */
export const contentTypes = fc.oneof(
  fc.constantFrom(
    '',
    'application/json',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'APPLICATION/JSON ;x="a,b"',
    'application/json, text/plain',
    'text/plain; application/json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ),
  fc.string({ minLength: 1, maxLength: 40 }).filter((text) => /^[\x21-\x7e]+$/.test(text)),
);

/** Bytes that may be no text: any, and such as begin like JSON, a form, gzip or UTF-16. */
export const hostileBytes = fc
  .tuple(
    fc.constantFrom<readonly number[]>(
      [],
      [0x7b, 0x22],
      [0x1f, 0x8b, 8],
      [0xff, 0xfe],
      [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
      [0x61, 0x3d, 0x25],
    ),
    fc.uint8Array({ maxLength: 300 }),
  )
  .map(([start, rest]) => Uint8Array.from([...start, ...rest]));

/** Whether a sentence of an answer is one of the site's own, in Portuguese. */
export function isPortuguese(sentence: unknown): boolean {
  const portuguese =
    /(?<!\p{L})(?:não|d[eoa]s?|uma?|é|ou|[oa]s?|inválid[ao]|obrigatóri[ao]|sim|com|em|para|deve)(?!\p{L})/iu;
  const english = /\b(?:the|invalid|expected|received|input|must|required|too|error|undefined|null)\b/i;
  return typeof sentence === 'string' && portuguese.test(sentence) && !english.test(sentence);
}
