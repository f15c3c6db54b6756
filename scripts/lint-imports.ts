/**
 * Part of `npm run lint`: no import in src/ goes upwards (.dependency-cruiser.mjs says what is up), and none goes round in a
 * circle. Ends with code 1 and a line for each that does. A folder other than this project may be given.
 */
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { findCircles } from './lib/import-circles.ts';

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
