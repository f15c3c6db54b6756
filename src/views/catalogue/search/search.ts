/** The catalogue's search: plain functions over the six solutions, the same in tests, in the browser and on the server. */
import type { Solution } from '#content/schema.ts';
import { categoryLabels } from '#content/solutions.ts';
import { foldLetter } from '#shared/fold.ts';

/** The texts that the search reads and a result may quote, the most telling first; its name stands above them anyway. */
export function quotedTexts(solution: Solution): readonly string[] {
  const { tagline, benefits, description, audience, status, also, stat, category } = solution;
  return [
    tagline,
    ...benefits,
    description,
    status,
    audience,
    also,
    stat?.label,
    categoryLabels[category],
  ].filter((text) => text !== undefined);
}

/** A letter as the search compares it: small, without its accent; nothing of punctuation. */
const plainLetter = (letter: string): string => foldLetter(letter).replace(/\p{P}/gu, '');

/** The solutions' texts, made plain once: a slow phone has to answer a key before its next frame. */
const plainTexts = new Map<string, string>();

function plain(text: string): string {
  const made = plainTexts.get(text) ?? Array.from(text, plainLetter).join('');
  plainTexts.set(text, made);
  return made;
}

/** The words of a query; several of a thing (`links`, `jornais`) as one of it. */
function terms(query: string): readonly string[] {
  const words = Array.from(query, plainLetter).join('').split(/\s+/).filter(Boolean);
  return words.map((word) => (word.length > 4 ? word.replace(/ais$/, 'a').replace(/s$/, '') : word));
}

/**
 * Whether a solution answers a query: every word of it occurs somewhere in the solution's texts, whatever its case,
 * accents and punctuation, so that `chamala` finds Chama.lá, and `email` an e-mail. An empty query matches everything.
 */
export function matches(solution: Solution, query: string): boolean {
  const all = [solution.name, ...quotedTexts(solution)].map(plain).join('\n');
  return terms(query).every((term) => all.includes(term));
}

/** One of a solution's texts, cut at the first word that the visitor typed. `match` is empty when none occurs. */
export interface Excerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/**
 * The text that tells why a solution was found: the first one that holds the whole query, else the one that
 * holds most of its words, cut at the longest of them; the tagline when none does, as for a word of the name alone.
 */
export function excerpt(solution: Solution, query: string): Excerpt {
  const words = [...terms(query)].sort((a, b) => b.length - a.length);
  const phrase = terms(query).join(' ');
  let best: Excerpt = { before: solution.tagline, match: '', after: '' };
  let most = 0;
  for (const text of quotedTexts(solution)) {
    const whole = phrase && cutAt(text, phrase);
    if (whole) return whole;
    const held = words.filter((word) => plain(text).includes(word));
    const cut = held.length > most && cutAt(text, held[0] ?? '');
    if (!cut) continue;
    best = cut;
    most = held.length;
  }
  return best;
}

function cutAt(text: string, word: string): Excerpt | undefined {
  const start = plain(text).indexOf(word);
  if (start < 0) return undefined;
  const letters = Array.from(text);
  // For each unit of the plain text, the letter it came from.
  const origin = letters.flatMap((letter, index) =>
    Array.from({ length: plainLetter(letter).length }, () => index),
  );
  const first = origin[start];
  const last = origin[start + word.length - 1];
  if (first === undefined || last === undefined) return undefined;
  return {
    before: letters.slice(0, first).join(''),
    match: letters.slice(first, last + 1).join(''),
    after: letters.slice(last + 1).join(''),
  };
}

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
