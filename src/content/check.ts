/**
 * Checks the words of `src/content` against their schemas. Runs when Astro starts, so that a wrong field stops
 * the build, the type check and the development server (src/integrations/content-check). Nothing that a page or
 * the server loads imports this file.
 */
import { z } from 'zod';
import * as figures from './figures.ts';
import { aboutNumbers, values } from './pages/about.ts';
import { guidelines } from './pages/brand-guidelines.ts';
import { palette } from './pages/brand-page.ts';
import { chamaLa } from './pages/chama-la.ts';
import { companyFigures, methodology as homeMethodology, projects as homeProjects } from './pages/home.ts';
import { benefits as legalBenefits } from './pages/legal-notices.ts';
import { questions as leiaLaQuestions, results as leiaLaResults } from './pages/leia-la.ts';
import { newsletter } from './pages/newsletter.ts';
import { questions as publisherQuestions } from './pages/newspaper-sites.ts';
import { philosophy } from './pages/philosophy.ts';
import { methodology as portalMethodology, questions as portalQuestions } from './pages/portal.ts';
import { methodSteps, projectFigures } from './pages/projects.ts';
import { milestones } from './pages/timeline.ts';
import * as schema from './schema.ts';
import { solutions } from './solutions.ts';

/** One list of words: where it is, what it holds, and what it must look like. */
interface Check {
  /** File in `src/content`. */
  readonly file: string;
  /** Name of the list in that file. */
  readonly name: string;
  readonly items: readonly unknown[];
  readonly schema: z.ZodType;
}

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

const check = (file: string, name: string, items: readonly unknown[], expected: z.ZodType): Check => ({
  file,
  name,
  items,
  schema: expected,
});
/** The figures with the nouns that a page gives them (R-FIG-11). */
const named = (file: string, name: string, items: readonly unknown[], count: number) =>
  check(file, name, items, list(schema.namedFigure, count));
const questions = (file: string, name: string, items: readonly unknown[], count: number) =>
  check(file, name, items, list(schema.faqItem, count, 'question'));

/** Every list with the number of its items (R-TXT-1). */
export const checks: readonly Check[] = [
  check('figures.ts', 'figures', Object.values(figures), z.array(schema.figure)),
  named('pages/home.ts', 'companyFigures.counted', companyFigures.counted, 2),
  named('pages/home.ts', 'projects.fact', [homeProjects.fact], 1),
  named('pages/projects.ts', 'projectFigures', projectFigures, 3),
  named('pages/chama-la.ts', 'chamaLa.hero.figures', chamaLa.hero.figures, 2),
  named('pages/leia-la.ts', 'results.figures', leiaLaResults.figures, 4),
  named('pages/newsletter.ts', 'newsletter.figures.items', newsletter.figures.items, 3),
  named('pages/newsletter.ts', 'newsletter.review.figure', [newsletter.review.figure], 1),
  named('pages/philosophy.ts', 'philosophy.case.results', philosophy.case.results, 3),
  check('solutions.ts', 'solutions', solutions, list(schema.solution, 6, 'id')),
  check('pages/projects.ts', 'methodSteps', methodSteps, list(schema.methodStep, 5, 'id')),
  check('pages/portal.ts', 'methodology.steps', portalMethodology.steps, list(schema.shortStep, 4, 'number')),
  check('pages/home.ts', 'methodology.steps', homeMethodology.steps, list(schema.shortStep, 3, 'title')),
  // Two of them are called 'Conecte' (R-NWS-4).
  check(
    'pages/newsletter.ts',
    'newsletter.process.steps',
    newsletter.process.steps,
    list(schema.shortStep, 3),
  ),
  check('pages/timeline.ts', 'milestones', milestones, inOrder),
  check('pages/about.ts', 'values', values, list(schema.value, 6, 'title')),
  check('pages/about.ts', 'aboutNumbers', aboutNumbers, list(schema.aboutNumber, 3, 'value')),
  check(
    'pages/philosophy.ts',
    'philosophy.benefits.items',
    philosophy.benefits.items,
    list(schema.benefitCard, 6, 'title'),
  ),
  check(
    'pages/newsletter.ts',
    'newsletter.benefits.items',
    newsletter.benefits.items,
    list(schema.benefit, 3, 'title'),
  ),
  check(
    'pages/legal-notices.ts',
    'benefits.articles',
    legalBenefits.articles,
    list(schema.benefit, 4, 'title'),
  ),
  questions('pages/leia-la.ts', 'questions', leiaLaQuestions, 4),
  questions('pages/newsletter.ts', 'newsletter.questions.items', newsletter.questions.items, 5),
  questions('pages/portal.ts', 'questions', portalQuestions, 4),
  questions('pages/newspaper-sites.ts', 'questions', publisherQuestions, 6),
  // Primary Purple and Purple 600 are the same colour under two names.
  check('pages/brand-page.ts', 'palette.swatches', palette.swatches, list(schema.swatch, 10, 'name')),
  check('pages/brand-guidelines.ts', 'guidelines.items', guidelines.items, list(schema.guideline, 6, 'id')),
];

/**
 * What is wrong with the words, a sentence in Portuguese for each wrong field:
 * `src/content/solutions.ts: solutions[2].benefits: ...`. Empty when all is well.
 */
export function contentProblems(all: readonly Check[] = checks): readonly string[] {
  const error = z.locales.pt().localeError;
  return all.flatMap(({ file, name, items, schema: expected }) => {
    const { error: found } = expected.safeParse(items, { error });
    return (found?.issues ?? []).map(
      ({ path, message }) =>
        `src/content/${file}: ${name}${z.core.toDotPath(path).replace(/^(?=\w)/, '.')}: ${message}`,
    );
  });
}
