/** The catalogue's search: plain functions over the six solutions, the same in tests and in the browser. */
import type { Solution } from '#content/schema.ts';
import { categoryLabels } from '#content/solutions.ts';
import { fold, foldLetter } from '#shared/fold.ts';

/** The texts that the search reads and a result may quote, the most telling first; its name stands above them anyway. */
export function quotedTexts(solution: Solution): readonly string[] {
  return [solution.tagline, ...solution.benefits, solution.description, categoryLabels[solution.category]];
}

/** The solutions' texts, folded once: a slow phone has to answer a key before its next frame. */
const foldedTexts = new Map<string, string>();

function foldedText(text: string): string {
  const folded = foldedTexts.get(text) ?? fold(text);
  foldedTexts.set(text, folded);
  return folded;
}

function terms(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/**
 * Whether a solution answers a query: every word of it occurs somewhere in the solution's texts, whatever
 * its case and accents. The name also counts without its punctuation, so `chamala` finds Chama.lá.
 * An empty query matches everything.
 */
export function matches(solution: Solution, query: string): boolean {
  const texts = [...quotedTexts(solution), solution.name].map(foldedText);
  const plainName = foldedText(solution.name).replace(/[^\p{L}\p{N}]/gu, '');
  const all = [...texts, plainName].join('\n');
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
    const held = words.filter((word) => foldedText(text).includes(word));
    const cut = held.length > most && cutAt(text, held[0] ?? '');
    if (!cut) continue;
    best = cut;
    most = held.length;
  }
  return best;
}

function cutAt(text: string, word: string): Excerpt | undefined {
  const start = foldedText(text).indexOf(word);
  if (start < 0) return undefined;
  const letters = Array.from(text);
  // For each unit of the folded text, the letter it came from.
  const origin = letters.flatMap((letter, index) =>
    Array.from({ length: foldLetter(letter).length }, () => index),
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
