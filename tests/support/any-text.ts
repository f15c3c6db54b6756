/** Random texts without fast-check's table of all of Unicode, which its unit `binary` and its `webUrl` make: two seconds and 140 MB of a worker. */
import fc from 'fast-check';

const between = (min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((point) => String.fromCodePoint(point));

/** Any character of Unicode, of Latin-1 as often as of the rest, for `fc.string({ unit: anyCharacter })`. */
export const anyCharacter = fc.oneof(between(0, 0xff), between(0x100, 0xd7ff), between(0xe000, 0x10ffff));

const piece = fc.string({ unit: anyCharacter }).map(encodeURIComponent);

/** An address of the web, some with a query. */
export const anyUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(piece, { maxLength: 3 }), fc.option(piece))
  .map(
    ([scheme, domain, path, query]) =>
      `${scheme}://${domain}/${path.join('/')}${query === null ? '' : `?${query}`}`,
  );
