/** The search's place in the address: `?q=`. */

/** Longest query kept, in characters; what is typed or linked beyond it is cut. */
export const QUERY_MAX_LENGTH = 100;

/** A query as it is kept: one line, no control characters or outer spaces, at most {@link QUERY_MAX_LENGTH}. */
export function cleanQuery(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, QUERY_MAX_LENGTH).join('').trim();
}

/** The query of an address, clean; empty when it has none. */
export function queryOf(address: string | URL): string {
  return cleanQuery(new URL(address).searchParams.get('q') ?? '');
}

/** The same address with another query, and without `q` when the query is empty. Other parameters stay. */
export function withQuery(address: string | URL, query: string): string {
  const url = new URL(address);
  const clean = cleanQuery(query);
  if (clean) url.searchParams.set('q', clean);
  else url.searchParams.delete('q');
  return url.href;
}
