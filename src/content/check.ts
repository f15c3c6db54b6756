/**
 * Checks the words of `src/content` against their schemas. Runs when Astro starts, so that a wrong field stops
 * the build, the type check and the development server (src/integrations/site.ts). Nothing that a page or
 * the server loads imports this file.
 */
import { z } from 'zod';
import * as schema from './schema.ts';

/** Words of the site: their file in `src/content`, their name in it (none: all that it exports), and what they must look like. */
type Check = readonly [file: string, name: string, expected: z.ZodType];

/** Exactly so many items, no two with the same `key`. */
function list(item: z.ZodType, count: number, key?: string): z.ZodType {
  const all = z.array(item).length(count);
  if (key === undefined) return all;
  return all.superRefine((items, context) => {
    const keys = items.map((entry) => Reflect.get(Object(entry), key));
    for (const [index, found] of keys.entries()) {
      if (keys.indexOf(found) === index) continue;
      context.addIssue({ code: 'custom', path: [index, key], message: `repete “${String(found)}”` });
    }
  });
}

const inOrder = list(schema.milestone, 7, 'year').refine(
  (items) =>
    Array.isArray(items) && items.every(({ year }, index) => index === 0 || year > items[index - 1].year),
  { error: 'os anos precisam vir do mais antigo ao mais novo' },
);

/** The figures with the nouns that a page gives them (R-FIG-11). */
const named = (count: number) => list(schema.namedFigure, count);
const questions = (count: number) => list(schema.faqItem, count, 'question');

/** Every list with the number of its items (R-TXT-1). */
export const checks: readonly Check[] = [
  ['figures.ts', '', z.record(z.string(), schema.figure)],
  ['pages/home.ts', 'companyFigures.counted', named(2)],
  ['pages/home.ts', 'projects.fact', schema.namedFigure],
  ['pages/projects.ts', 'projectFigures', named(3)],
  ['pages/chama-la.ts', 'chamaLa.hero.figures', named(2)],
  ['pages/leia-la.ts', 'results.figures', named(4)],
  ['pages/newsletter.ts', 'newsletter.figures.items', named(3)],
  ['pages/newsletter.ts', 'newsletter.review.figure', schema.namedFigure],
  ['pages/philosophy.ts', 'philosophy.case.results', named(3)],
  ['solutions.ts', 'solutions', list(schema.solution, 6, 'id')],
  ['pages/projects.ts', 'methodSteps', list(schema.methodStep, 5, 'id')],
  ['pages/portal.ts', 'methodology.steps', list(schema.shortStep, 4, 'title')],
  ['pages/home.ts', 'methodology.steps', list(schema.shortStep, 3, 'title')],
  // Two of them are called 'Conecte' (R-NWS-4).
  ['pages/newsletter.ts', 'newsletter.process.steps', list(schema.shortStep, 3)],
  ['pages/timeline.ts', 'milestones', inOrder],
  ['pages/about.ts', 'values', list(schema.value, 6, 'title')],
  ['pages/about.ts', 'aboutNumbers', list(schema.aboutNumber, 3, 'value')],
  ['pages/philosophy.ts', 'philosophy.benefits.items', list(schema.benefitCard, 6, 'title')],
  ['pages/newsletter.ts', 'newsletter.benefits.items', list(schema.benefit, 3, 'title')],
  ['pages/legal-notices.ts', 'benefits.articles', list(schema.benefit, 4, 'title')],
  ['pages/leia-la.ts', 'questions', questions(4)],
  ['pages/newsletter.ts', 'newsletter.questions.items', questions(5)],
  ['pages/portal.ts', 'questions', questions(4)],
  ['pages/newspaper-sites.ts', 'questions', questions(6)],
  // Primary Purple and Purple 600 are the same colour under two names.
  ['pages/brand-page.ts', 'palette.swatches', list(schema.swatch, 10, 'name')],
  ['pages/brand-guidelines.ts', 'guidelines.items', list(schema.guideline, 6, 'id')],
];

/** What their files export, loaded with this one: the loader of Astro's configuration is gone when the check runs. */
const files = new Map(
  await Promise.all(
    checks.map(async ([file]) => [file, await import(/* @vite-ignore */ `./${file}`)] as const),
  ),
);

const keysOf = (name: string) => name.split('.').filter(Boolean);

/** The words that a check is about; undefined when they are not there. */
export function wordsOf([file, name]: Check): unknown {
  return keysOf(name).reduce<unknown>((words, key) => Reflect.get(Object(words), key), files.get(file));
}

/**
 * What is wrong with some words, a sentence in Portuguese for each wrong field:
 * `src/content/solutions.ts: solutions[2].benefits: ...`. Empty when all is well.
 */
export function problemsIn([file, name, expected]: Check, words: unknown): readonly string[] {
  const { error: found } = expected.safeParse(words, { error: z.locales.pt().localeError });
  return (found?.issues ?? []).map(
    ({ path, message }) => `src/content/${file}: ${z.core.toDotPath([...keysOf(name), ...path])}: ${message}`,
  );
}

/** What is wrong with all words of the site. */
export function contentProblems(): readonly string[] {
  return checks.flatMap((check) => problemsIn(check, wordsOf(check)));
}
