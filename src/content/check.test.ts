// R-PHI-2, R-NWS-3, R-TXT-1, R-TXT-2
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checks, contentProblems } from './check.ts';
import * as figures from './figures.ts';
import { palette } from './pages/brand-page.ts';
import { questions } from './pages/portal.ts';
import { methodSteps, projectFigures } from './pages/projects.ts';
import { milestones } from './pages/timeline.ts';
import { solutions } from './solutions.ts';

/** The problems of one list when its items are these instead. */
function problemsOf(file: string, name: string, items: readonly unknown[]): readonly string[] {
  const check = checks.find((entry) => entry.file === file && entry.name === name);
  if (!check) throw new Error(`No check of ${name} in ${file}`);
  return contentProblems([{ ...check, items }]);
}

/** The items with one of them changed. */
function changed<Item extends object>(items: readonly Item[], at: number, change: object): readonly Item[] {
  return items.map((item, index) => (index === at ? { ...item, ...change } : item));
}

it('finds nothing wrong with the words of the site, in files that exist', () => {
  expect(contentProblems()).toEqual([]);
  for (const { file } of checks) expect(existsSync(new URL(file, import.meta.url)), file).toBe(true);
});

describe('names the file and the field of what is wrong', () => {
  const solution = (change: object) => problemsOf('solutions.ts', 'solutions', changed(solutions, 2, change));

  it.each([
    ['a benefit too few', { benefits: ['Um', 'Dois'] }, 'benefits'],
    ['an empty name', { name: '' }, 'name'],
    ['a category that does not exist', { category: 'comunicação' }, 'category'],
    ['an address of another site', { path: 'https://outro.example' }, 'path'],
    ['a figure without its label', { stat: { figure: 'satisfaction' } }, 'stat.label'],
    ['a figure that has no basis', { stat: { figure: 'growth', label: 'de crescimento' } }, 'stat.figure'],
    ['two spaces in a row', { tagline: 'Do edital  ao portal' }, 'tagline'],
  ])('in a solution: %s (R-CAT-13)', (_, change, field) => {
    expect(solution(change)).toEqual([
      expect.stringMatching(
        new RegExp(`^src/content/solutions\\.ts: solutions\\[2\\]\\.${field}(\\[2\\])?: \\S`),
      ),
    ]);
  });

  it('in a solution: a field that nobody reads, and an id twice', () => {
    expect(solution({ featred: true })).toEqual([expect.stringContaining('featred')]);
    expect(solution({ id: 'newsletter-ai' })).toEqual([
      'src/content/solutions.ts: solutions[2].id: repete “newsletter-ai”',
    ]);
  });

  it('in a list of another length than the required one', () => {
    expect(problemsOf('solutions.ts', 'solutions', solutions.slice(1))).toEqual([
      expect.stringMatching(/^src\/content\/solutions\.ts: solutions: /),
    ]);
  });

  it('in a list of figures: one without its basis (R-FIG-11)', () => {
    for (const [file, name, items] of [
      ['figures.ts', 'figures', Object.values(figures)],
      ['pages/projects.ts', 'projectFigures', projectFigures],
    ] as const) {
      expect(problemsOf(file, name, changed(items, 1, { basis: undefined }))).toEqual([
        expect.stringMatching(new RegExp(`^src/content/${file}: ${name}\\[1\\]\\.basis: \\S`)),
      ]);
    }
  });

  it('in a step of the method: exactly four key points (R-PRJ-2)', () => {
    for (const keyPoints of [
      ['Um', 'Dois', 'Três'],
      ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'],
    ]) {
      expect(problemsOf('pages/projects.ts', 'methodSteps', changed(methodSteps, 1, { keyPoints }))).toEqual([
        expect.stringMatching(/^src\/content\/pages\/projects\.ts: methodSteps\[1\]\.keyPoints/),
      ]);
    }
  });

  it('in a swatch: hex and rgb say the same colour (R-BRP-4)', () => {
    expect(
      problemsOf(
        'pages/brand-page.ts',
        'palette.swatches',
        changed(palette.swatches, 3, { rgb: '168, 85, 246' }),
      ),
    ).toEqual(['src/content/pages/brand-page.ts: palette.swatches[3].rgb: não é a cor de hex']);
  });

  it('in the milestones: from the oldest to the newest', () => {
    expect(problemsOf('pages/timeline.ts', 'milestones', milestones.toReversed())).toEqual([
      'src/content/pages/timeline.ts: milestones: os anos precisam vir do mais antigo ao mais novo',
    ]);
  });

  it('in a question: a question mark, and an answer in plain text (R-FAQ-3)', () => {
    const question = (change: object) =>
      problemsOf('pages/portal.ts', 'questions', changed(questions, 0, change));
    expect(question({ question: 'Quando fica pronto' })).toEqual([
      'src/content/pages/portal.ts: questions[0].question: precisa terminar em “?”',
    ]);
    expect(question({ answer: { href: '/contato' } })).toEqual([expect.stringContaining('[0].answer: ')]);
  });
});
