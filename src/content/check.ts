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

/** The figures with the nouns that a page gives them (R-FIG-11). */
const namedFigures: readonly Check[] = (
  [
    ['home.ts', 'companyFigures.counted', companyFigures.counted, 2],
    ['home.ts', 'projects.fact', [homeProjects.fact], 1],
    ['projects.ts', 'projectFigures', projectFigures, 3],
    ['chama-la.ts', 'chamaLa.hero.figures', chamaLa.hero.figures, 2],
    ['leia-la.ts', 'results.figures', leiaLaResults.figures, 4],
    ['newsletter.ts', 'newsletter.figures.items', newsletter.figures.items, 3],
    ['newsletter.ts', 'newsletter.review.figure', [newsletter.review.figure], 1],
    ['philosophy.ts', 'philosophy.case.results', philosophy.case.results, 3],
  ] as const
).map(([file, name, items, count]) => ({ file, name, items, schema: list(schema.namedFigure, count) }));

/** Every list with the number of its items (R-TXT-1). */
export const checks: readonly Check[] = [
  { file: 'figures.ts', name: 'figures', items: Object.values(figures), schema: z.array(schema.figure) },
  ...namedFigures,
  { file: 'solutions.ts', name: 'solutions', items: solutions, schema: list(schema.solution, 6, 'id') },
  { file: 'projects.ts', name: 'methodSteps', items: methodSteps, schema: list(schema.methodStep, 5, 'id') },
  {
    file: 'portal.ts',
    name: 'methodology.steps',
    items: portalMethodology.steps,
    schema: list(schema.shortStep, 4, 'number'),
  },
  {
    file: 'home.ts',
    name: 'methodology.steps',
    items: homeMethodology.steps,
    schema: list(schema.shortStep, 3, 'title'),
  },
  {
    // Two of them are called 'Conecte' (R-NWS-4).
    file: 'newsletter.ts',
    name: 'newsletter.process.steps',
    items: newsletter.process.steps,
    schema: list(schema.shortStep, 3),
  },
  { file: 'timeline.ts', name: 'milestones', items: milestones, schema: inOrder },
  { file: 'about.ts', name: 'values', items: values, schema: list(schema.value, 6, 'title') },
  {
    file: 'about.ts',
    name: 'aboutNumbers',
    items: aboutNumbers,
    schema: list(schema.aboutNumber, 3, 'value'),
  },
  {
    file: 'philosophy.ts',
    name: 'philosophy.benefits.items',
    items: philosophy.benefits.items,
    schema: list(schema.benefitCard, 6, 'title'),
  },
  {
    file: 'newsletter.ts',
    name: 'newsletter.benefits.items',
    items: newsletter.benefits.items,
    schema: list(schema.benefit, 3, 'title'),
  },
  {
    file: 'legal-notices.ts',
    name: 'benefits.articles',
    items: legalBenefits.articles,
    schema: list(schema.benefit, 4, 'title'),
  },
  {
    file: 'leia-la.ts',
    name: 'questions',
    items: leiaLaQuestions,
    schema: list(schema.faqItem, 4, 'question'),
  },
  {
    file: 'newsletter.ts',
    name: 'newsletter.questions.items',
    items: newsletter.questions.items,
    schema: list(schema.faqItem, 5, 'question'),
  },
  {
    file: 'portal.ts',
    name: 'questions',
    items: portalQuestions,
    schema: list(schema.faqItem, 4, 'question'),
  },
  {
    file: 'newspaper-sites.ts',
    name: 'questions',
    items: publisherQuestions,
    schema: list(schema.faqItem, 6, 'question'),
  },
  {
    // Primary Purple and Purple 600 are the same colour under two names.
    file: 'brand-page.ts',
    name: 'palette.swatches',
    items: palette.swatches,
    schema: list(schema.swatch, 10, 'name'),
  },
  {
    file: 'brand-guidelines.ts',
    name: 'guidelines.items',
    items: guidelines.items,
    schema: list(schema.guideline, 6, 'id'),
  },
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
