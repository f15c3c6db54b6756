import { globSync, readFileSync } from 'node:fs';
import postcss, { list, type Rule } from 'postcss';
import { expect, test } from 'vitest';

const sheets = globSync('src/**/*.css').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, root: postcss.parse(text) };
});
const rules = sheets.flatMap(({ root }) => {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    found.push(rule);
  });
  return found;
});
/** The declarations of a rule itself, without those of the rules inside it, in one order. */
const bodies = rules
  .map((rule) =>
    (rule.nodes ?? [])
      .filter((node) => node.type === 'decl')
      .map(String)
      .sort(),
  )
  .filter((body) => body.length > 0);

/**
 * How much there may be of the styles. A page is made of shared compositions and one object of its own
 * (docs/adding-a-page.md): what comes in takes something out. These are the sizes reached; lower one whenever the styles allow.
 */
test.each([
  ['lines', 9_123, () => sheets.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)],
  ['files', 63, () => sheets.length],
  ['classes', 440, () => classes().size],
  [
    'classes that one sheet alone names',
    324,
    () => [...classes().values()].filter((files) => files.size === 1).length,
  ],
  ['rules whose body stands elsewhere too', 149, () => repeated(bodies.map((body) => body.join(';')))],
  ['rules of a single declaration', 499, () => bodies.filter((body) => body.length === 1).length],
  ['sizes of type that are no token', 40, () => others('font-size')],
  ['single lengths of space that are no token', 80, () => othersOfSpace()],
] as const)('the styles have few %s: at most %i', (_, most, count) => {
  expect(count()).toBeLessThanOrEqual(most);
});

function classes(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, root } of sheets) {
    root.walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi)) {
        const files = found.get(name) ?? new Set();
        found.set(name, files.add(file));
      }
    });
  }
  return found;
}

/** How many of these stand more than once. */
function repeated(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
}

function others(property: string): number {
  return new Set(
    valuesOf((name) => name === property).filter((value) => !/^var\(--ct-t-[\w-]+\)$|^inherit$/.test(value)),
  ).size;
}

function othersOfSpace(): number {
  const values = valuesOf((name) => /^(padding|margin|gap|row-gap|column-gap)(-[a-z]+)*$/.test(name));
  return new Set(
    values
      .flatMap((value) => list.space(value))
      .filter((value) => !/^(-?0|auto|var\(--ct-[\w-]+\))$/.test(value)),
  ).size;
}

function valuesOf(matches: (property: string) => boolean): readonly string[] {
  const values: string[] = [];
  for (const { file, root } of sheets) {
    if (file.endsWith('tokens.css')) continue;
    root.walkDecls(({ prop, value }) => {
      if (matches(prop)) values.push(value.replaceAll(/\s+/g, ' '));
    });
  }
  return values;
}
