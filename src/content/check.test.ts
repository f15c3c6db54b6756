// R-PHI-2, R-NWS-3, R-TXT-1, R-TXT-2
import { describe, expect, it } from 'vitest';
import { checks, contentProblems, problemsIn, wordsOf } from './check.ts';

/** The problems of some words after a change of them. */
function problemsOf<Words>(file: string, name: string, change: (words: Words) => unknown) {
  const check = checks.find((entry) => entry[0] === file && entry[1] === name);
  if (!check) throw new Error(`No check of ${name} in ${file}`);
  // What the check is about, whose shape each test knows.
  return problemsIn(check, change(wordsOf(check) as Words));
}

/** The same when one item of a list has other fields. */
const problemsWith = (file: string, name: string, at: number, change: object) =>
  problemsOf<readonly object[]>(file, name, (items) => items.with(at, { ...items[at], ...change }));

/** The one problem that is said, by its beginning: the file and the field. */
const one = (place: string) => [expect.stringContaining(`src/content/${place}`)];

it('finds nothing wrong with the words of the site', () => {
  expect(contentProblems()).toEqual([]);
});

describe('names the file and the field of what is wrong', () => {
  const solution = (change: object) => problemsWith('solutions.ts', 'solutions', 2, change);

  it.each([
    ['a benefit too few', { benefits: ['Um', 'Dois'] }, 'benefits'],
    ['an empty name', { name: '' }, 'name'],
    ['a category that does not exist', { category: 'comunicação' }, 'category'],
    ['an address of another site', { path: 'https://outro.example' }, 'path'],
    ['a figure without its label', { stat: { figure: 'satisfaction' } }, 'stat.label'],
    ['a figure that has no basis', { stat: { figure: 'growth', label: 'de crescimento' } }, 'stat.figure'],
    ['two spaces in a row', { tagline: 'Do edital  ao portal' }, 'tagline'],
  ])('in a solution: %s (R-CAT-13)', (_, change, field) => {
    expect(solution(change)).toEqual(one(`solutions.ts: solutions[2].${field}: `));
  });

  it('in a solution: a field that nobody reads, and an id twice', () => {
    expect(solution({ featred: true })).toEqual([expect.stringContaining('featred')]);
    expect(solution({ id: 'newsletter-ai' })).toEqual([
      'src/content/solutions.ts: solutions[2].id: repete “newsletter-ai”',
    ]);
  });

  it('in a list of another length than the required one', () => {
    const shorter = (items: readonly unknown[]) => items.slice(1);
    expect(problemsOf('solutions.ts', 'solutions', shorter)).toEqual(one('solutions.ts: solutions: '));
  });

  it('among figures: one without its basis (R-FIG-11)', () => {
    const without = (figures: object) => ({ ...figures, partners: { value: '180+' } });
    expect(problemsOf('figures.ts', '', without)).toEqual(one('figures.ts: partners.basis: '));
    const withoutBasis = problemsWith('pages/projects.ts', 'projectFigures', 1, { basis: undefined });
    expect(withoutBasis).toEqual(one('pages/projects.ts: projectFigures[1].basis: '));
  });

  it.each([3, 5])('in a step of the method: exactly four key points, not %i (R-PRJ-2)', (count) => {
    const keyPoints = Array(count).fill('Um');
    const problems = problemsWith('pages/projects.ts', 'methodSteps', 1, { keyPoints });
    expect(problems).toEqual(one('pages/projects.ts: methodSteps[1].keyPoints'));
  });

  it('in the milestones: from the oldest to the newest', () => {
    const newestFirst = (items: readonly unknown[]) => items.toReversed();
    expect(problemsOf('pages/timeline.ts', 'milestones', newestFirst)).toEqual([
      'src/content/pages/timeline.ts: milestones: os anos precisam vir do mais antigo ao mais novo',
    ]);
  });

  it('in a question: a question mark, and an answer in plain text (R-FAQ-3)', () => {
    const question = (change: object) => problemsWith('pages/portal.ts', 'questions', 0, change);
    expect(question({ question: 'Quando fica pronto' })).toEqual([
      'src/content/pages/portal.ts: questions[0].question: precisa terminar em “?”',
    ]);
    expect(question({ answer: { href: '/contato' } })).toEqual([expect.stringContaining('[0].answer: ')]);
  });
});
