/**
 * Part of `npm run lint`: no import in src/ goes upwards, and none goes round in a circle. Ends with code 1 and a line for each that
 * does. A folder other than this project may be given.
 */

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/**
 * The rooms of src/ from the bottom up (docs/architecture.md), each with those that it may import besides itself. What is not named
 * here is at the top.
 */
const rooms: Readonly<Record<string, { readonly path: string; readonly imports: readonly string[] }>> = {
  shared: { path: '^src/(shared/|brand[.]ts$)', imports: [] },
  content: { path: '^src/content/', imports: ['shared'] },
  components: { path: '^src/components/', imports: ['content', 'shared'] },
  infrastructure: { path: '^src/server/(database|http|settings)/', imports: ['content', 'shared'] },
  features: { path: '^src/features/', imports: ['infrastructure', 'components', 'content', 'shared'] },
  // It stands above what it corrects, and below the programs that use it.
  'astro-adapter': { path: '^src/astro-adapter/', imports: ['infrastructure', 'content', 'shared'] },
  views: { path: '^src/views/', imports: ['features', 'components', 'content', 'shared'] },
};
/** Where imports begin, and where in src/ they may lead from there; `$1` is what the first has in brackets. */
const rules = [
  ...Object.entries(rooms).map(([room, { path, imports }]) => ({
    name: `${room} may import only ${[room, ...imports].join(', ')}`,
    from: path,
    to: [path, ...imports.map((other) => rooms[other]?.path ?? '')],
  })),
  {
    name: 'a view shows one page and takes nothing from the view of another',
    from: '^src/views/([^/]+)/',
    to: ['^src/(?!views/)', '^src/views/$1/'],
  },
];

process.chdir(resolve(process.argv[2] ?? join(import.meta.dirname, '..')));
const { output } = await cruise(['src'], {
  // Tests may look everywhere. Astro's own files, which this reader does not know, are read below.
  exclude: { path: '[.]test[.]tsx?$' },
  doNotFollow: { path: 'node_modules' },
  // An import of nothing but types counts too: it says who has to know whom.
  tsPreCompilationDeps: true,
});
const { modules } = output as ICruiseResult;

/** Those of Astro's own files that are not at the top, by the names of package.json (`#components/...`). */
const ofAstro = globSync('src/{components,features,views}/**/*.astro').flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/from '#([^']+)'/g)].map(([, to]) => ({ from, to: `src/${to}` })),
);
const imports = modules
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  .concat(ofAstro);
const problems = [
  ...imports.flatMap(({ from, to }) =>
    rules.filter((rule) => isBroken(rule, from, to)).map(({ name }) => `${from} → ${to}: ${name}`),
  ),
  ...findCircles(imports).map((circle) => `circle: ${circle.join(' → ')}`),
];
for (const problem of problems) console.error(problem);
if (modules.length === 0) console.error('No sources found');
process.exitCode = problems.length === 0 && modules.length > 0 ? 0 : 1;

function isBroken({ from, to }: (typeof rules)[number], importer: string, imported: string): boolean {
  const match = new RegExp(from).exec(importer);
  const isAllowed = to.some((path) => new RegExp(path.replace('$1', match?.[1] ?? '')).test(imported));
  return match !== null && imported.startsWith('src/') && !isAllowed;
}

/** Paths from the project's root, as `src/features/outbox/store.ts`. */
interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * Looks into every folder below src/ and takes each file and each folder there as one thing: among these, no chain of
 * imports may come back to where it began. So capabilities, the rooms of a capability and files all have one direction.
 * The rooms of src/ itself are held by the directions above.
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
