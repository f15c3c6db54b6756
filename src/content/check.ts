/**
 * Checks the words of `src/content` against their schemas. Runs when Astro starts, so that a wrong field stops
 * the build, the type check and the development server (src/integrations/content-check). Nothing that a page or
 * the server loads imports this file.
 */
import { z } from 'zod';
import { aboutNumbers, values } from './about.ts';
import { guidelines } from './brand-guidelines.ts';
import { palette } from './brand-page.ts';
import { chamaLa } from './chama-la.ts';
import * as figures from './figures.ts';
import { companyFigures, methodology as homeMethodology, projects as homeProjects } from './home.ts';
import { benefits as legalBenefits } from './legal-notices.ts';
import { questions as leiaLaQuestions, results as leiaLaResults } from './leia-la.ts';
import { newsletter } from './newsletter.ts';
import { questions as publisherQuestions } from './newspaper-sites.ts';
import { philosophy } from './philosophy.ts';
import { methodology as portalMethodology, questions as portalQuestions } from './portal.ts';
import { methodSteps, projectFigures } from './projects.ts';
import * as schema from './schema.ts';
import { solutions } from './solutions.ts';
import { milestones } from './timeline.ts';

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
  named('home.ts', 'companyFigures.counted', companyFigures.counted, 2),
  named('home.ts', 'projects.fact', [homeProjects.fact], 1),
  named('projects.ts', 'projectFigures', projectFigures, 3),
  named('chama-la.ts', 'chamaLa.hero.figures', chamaLa.hero.figures, 2),
  named('leia-la.ts', 'results.figures', leiaLaResults.figures, 4),
  named('newsletter.ts', 'newsletter.figures.items', newsletter.figures.items, 3),
  named('newsletter.ts', 'newsletter.review.figure', [newsletter.review.figure], 1),
  named('philosophy.ts', 'philosophy.case.results', philosophy.case.results, 3),
  check('solutions.ts', 'solutions', solutions, list(schema.solution, 6, 'id')),
  check('projects.ts', 'methodSteps', methodSteps, list(schema.methodStep, 5, 'id')),
  check('portal.ts', 'methodology.steps', portalMethodology.steps, list(schema.shortStep, 4, 'number')),
  check('home.ts', 'methodology.steps', homeMethodology.steps, list(schema.shortStep, 3, 'title')),
  // Two of them are called 'Conecte' (R-NWS-4).
  check('newsletter.ts', 'newsletter.process.steps', newsletter.process.steps, list(schema.shortStep, 3)),
  check('timeline.ts', 'milestones', milestones, inOrder),
  check('about.ts', 'values', values, list(schema.value, 6, 'title')),
  check('about.ts', 'aboutNumbers', aboutNumbers, list(schema.aboutNumber, 3, 'value')),
  check(
    'philosophy.ts',
    'philosophy.benefits.items',
    philosophy.benefits.items,
    list(schema.benefitCard, 6, 'title'),
  ),
  check(
    'newsletter.ts',
    'newsletter.benefits.items',
    newsletter.benefits.items,
    list(schema.benefit, 3, 'title'),
  ),
  check('legal-notices.ts', 'benefits.articles', legalBenefits.articles, list(schema.benefit, 4, 'title')),
  questions('leia-la.ts', 'questions', leiaLaQuestions, 4),
  questions('newsletter.ts', 'newsletter.questions.items', newsletter.questions.items, 5),
  questions('portal.ts', 'questions', portalQuestions, 4),
  questions('newspaper-sites.ts', 'questions', publisherQuestions, 6),
  // Primary Purple and Purple 600 are the same colour under two names.
  check('brand-page.ts', 'palette.swatches', palette.swatches, list(schema.swatch, 10, 'name')),
  check('brand-guidelines.ts', 'guidelines.items', guidelines.items, list(schema.guideline, 6, 'id')),
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
