/**
 * Part of `npm run lint`: no import in src/ goes upwards (.dependency-cruiser.mjs says what is up), and none goes round in a
 * circle. Ends with code 1 and a line for each that does. A folder other than this project may be given.
 */

import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
process.chdir(folder);

const { forbidden, options } = rules;
const { output } = await cruise(['src'], { ...options, ruleSet: { forbidden }, validate: true });
const { modules, summary } = output as ICruiseResult;

const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const comments = new Map(forbidden?.map(({ name, comment }) => [name, comment]));
const problems = [
  ...summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${comments.get(rule.name)}`),
  ...findCircles(imports).map((circle) => `circle: ${circle.join(' → ')}`),
];
for (const problem of problems) console.error(problem);
if (modules.length === 0) console.error('No sources found');
process.exitCode = problems.length === 0 && modules.length > 0 ? 0 : 1;

/** Paths from the project's root, as `src/features/outbox/store.ts`. */
interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * Looks into every folder below src/ and takes each file and each folder there as one thing: among these, no chain of
 * imports may come back to where it began. So capabilities, the rooms of a capability and files all have one direction.
 * The rooms of src/ itself are held by .dependency-cruiser.mjs.
 * @returns each circle as the paths that it goes through, its first once more at the end
 */
function findCircles(imports: readonly Import[]): readonly (readonly string[])[] {
  const steps = imports.map(toStep).filter(({ folder }) => folder.startsWith('src/'));
  return [...Map.groupBy(steps, ({ folder }) => folder).values()].flatMap(circlesAmong);
}

/** An import as the folder sees it that holds both files. */
function toStep({ from, to }: Import) {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]);
  return {
    folder: a.slice(0, depth).join('/'),
    from: a.slice(0, depth + 1).join('/'),
    to: b.slice(0, depth + 1).join('/'),
  };
}

/** Walks along the imports and reports each way that meets itself. */
function circlesAmong(steps: readonly Import[]): string[][] {
  const stepsFrom = Map.groupBy(steps, ({ from }) => from);
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path]);
    if (done.has(path)) return;
    done.add(path);
    const next = new Set(stepsFrom.get(path)?.map(({ to }) => to));
    for (const other of next) walk(other, [...way, path]);
  };
  for (const path of stepsFrom.keys()) walk(path, []);
  return circles;
}
