// R-PAGE-26
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the compositor plays without asking the page to paint again. */
const cheap = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale', 'animation-timing-function']);
/** The longest that something may move by itself, its delay included, in milliseconds. */
const longestMs = 560;

const root = new URL('../', import.meta.url);
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(new URL(file, root), 'utf8') }));
const all = sheets.map(({ css }) => css).join('\n');
/** Milliseconds of `--ct-d-ui` and the others, by name; under reduced motion they are all 1. */
const durations = new Map<string, number>();
for (const [, name = '', ms] of all.matchAll(/(--ct-d-\w+): (\d+)ms/g)) {
  durations.set(name, Math.max(Number(ms), durations.get(name) ?? 0));
}
/** The properties that each `@keyframes` changes. */
const keyframes = new Map(
  [...all.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(
    ([, name, steps = '']) =>
      [name, [...steps.matchAll(/([\w-]+): /g)].map(([, property]) => property)] as const,
  ),
);
/** The innermost blocks of each file that use a property; not what the scroll drives. */
const blocksWith = (property: string) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(new RegExp(`\\{([^{}]*\\b${property}: [^{}]*)\\}`, 'g'))]
      .map(([, block = '']) => ({ file, block }))
      .filter(({ block }) => !block.includes('animation-timeline')),
  );
/** What a property is in a block. */
const readValue = (property: string, block: string) =>
  new RegExp(`\\b${property}: ([^;]+)`).exec(block)?.[1] ?? '';
/** Milliseconds of the times that a value names, in its order. */
const timesOf = (value: string) =>
  [...value.matchAll(/var\((--ct-d-\w+)\)|([\d.]+)(m?s)\b/g)].map(([, token = '', number, unit]) =>
    number === undefined ? (durations.get(token) ?? Number.NaN) : Number(number) * (unit === 's' ? 1000 : 1),
  );
/** What moves by itself. */
const animations = blocksWith('animation')
  .map(({ file, block }) => ({ file, value: readValue('animation', block) }))
  // The line that shows for how long the dialog's success stays moves as long as that.
  .filter(({ value }) => !value.startsWith('none') && value !== 'headline-dot-land 3s linear');
test.each(animations)('$file: "$value" paints nothing again and is soon over', ({ value }) => {
  const name = value.split(' ')[0] ?? '';
  const properties = keyframes.get(name) ?? [];
  expect(properties).not.toEqual([]);
  expect(properties.filter((property) => !cheap.has(property ?? ''))).toEqual([]);
  const [duration = Number.NaN, delay = 0] = timesOf(value);
  expect(duration + delay).toBeLessThanOrEqual(longestMs);
});

test('its time stands where the animation does', () => {
  expect(blocksWith('animation-(?:duration|delay)')).toEqual([]);
});

test('there is something to check', () => {
  expect(animations.length).toBeGreaterThan(5);
});
