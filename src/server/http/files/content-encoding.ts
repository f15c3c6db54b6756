/** Forms in which a file is stored. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Longest header that is read, in characters; a browser's has about 25. Reading costs time in proportion to it. */
const maxHeaderLength = 1024;

/**
 * Picks the stored form to send (RFC 9110, section 12.5.3): the client's best weight, and the smaller form
 * (brotli, then gzip) among equals. Plain bytes when nothing else is accepted, or the
 * header is longer than any client's.
 * @param header value of `Accept-Encoding`
 * @param available forms that exist
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (header === undefined || header.length > maxHeaderLength) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const packed: readonly Encoding[] = ['br', 'gzip'];
  return packed
    .filter((encoding) => available.includes(encoding) && weightOf(encoding) > 0)
    .reduce<Encoding>(
      (best, encoding) => (best === 'identity' || weightOf(encoding) > weightOf(best) ? encoding : best),
      'identity',
    );
}
