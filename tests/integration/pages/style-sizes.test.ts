import { globSync, readFileSync } from 'node:fs';
import postcss, { list, type Rule } from 'postcss';
import { expect, test } from 'vitest';

const sheets = globSync('src/**/*.css').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, root: postcss.parse(text) };
});
/** The rules of a sheet, without the steps of its animations. */
function rulesOf({ root }: (typeof sheets)[number]): readonly Rule[] {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    found.push(rule);
  });
  return found;
}
/** The declarations of each rule itself, without those of the rules inside it, in one order. */
const bodies = sheets
  .flatMap(rulesOf)
  .map(({ nodes = [] }) =>
    nodes
      .filter(({ type }) => type === 'decl')
      .map(String)
      .sort(),
  )
  .filter((body) => body.length > 0);
/** The classes, each once for every sheet that names it. */
const classes = Map.groupBy(
  sheets.flatMap((sheet) => {
    const selectors = rulesOf(sheet).map(({ selector }) => selector);
    return [...new Set(selectors.join().match(/\.[a-z][\w-]*/gi))];
  }),
  (name) => name,
);
const repeated = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value).values()].filter(({ length }) => length > 1).flat();

/**
 * How much there may be of the styles. A page is made of shared compositions and one object of its own
 * (docs/adding-a-page.md): what comes in takes something out. These are the sizes reached; lower one whenever the styles allow.
 */
test.each([
  ['lines', 8_650, () => sheets.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)],
  ['files', 63, () => sheets.length],
  ['classes', 430, () => classes.size],
  [
    'classes that one sheet alone names',
    312,
    () => [...classes.values()].filter(({ length }) => length === 1).length,
  ],
  ['rules whose body stands elsewhere too', 138, () => repeated(bodies.map(String)).length],
  ['rules of a single declaration', 468, () => bodies.filter((body) => body.length === 1).length],
  ['sizes of type that are no token', 36, () => others(/^font-size$/, /^var\(--ct-t-[\w-]+\)$|^inherit$/)],
  [
    'single lengths of space that are no token',
    77,
    () => others(/^(padding|margin|gap|row-gap|column-gap)(-[a-z]+)*$/, /^(-?0|auto|var\(--ct-[\w-]+\))$/),
  ],
] as const)('the styles have few %s: at most %i', (_, most, count) => {
  expect(count()).toBeLessThanOrEqual(most);
});

/** How many values some properties have, outside the tokens, that are none of those meant for them. */
function others(property: RegExp, meant: RegExp): number {
  const found = new Set<string>();
  for (const { file, root } of sheets) {
    if (file.endsWith('tokens.css')) continue;
    root.walkDecls(property, ({ value }) => {
      for (const part of list.space(value)) if (!meant.test(part)) found.add(part.replaceAll(/\s+/g, ' '));
    });
  }
  return found.size;
}
