import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the compositor plays without asking the page to paint again. */
const cheap = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale', 'animation-timing-function']);
/** The longest that something may move by itself, its delay included, in milliseconds. */
const longestMs = 900;

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
/** What moves by itself: the innermost blocks that animate, except those that the scroll drives. */
const animations = sheets.flatMap(({ file, css }) =>
  [...css.matchAll(/\{([^{}]*\banimation: [^{}]*)\}/g)]
    .map(([, block = '']) => block)
    .filter((block) => !block.includes('animation-timeline'))
    .map((block) => ({ file, value: /\banimation: ([^;]+)/.exec(block)?.[1] ?? '' }))
    .filter(({ value }) => !value.startsWith('none')),
);

test.each(animations)('$file: "$value" paints nothing again and is soon over', ({ value }) => {
  const name = value.split(' ')[0] ?? '';
  const properties = keyframes.get(name) ?? [];
  expect(properties).not.toEqual([]);
  expect(properties.filter((property) => !cheap.has(property ?? ''))).toEqual([]);
  const times = [...value.matchAll(/var\((--ct-d-\w+)\)|(\d+)ms/g)].map(([, token, ms]) =>
    token === undefined ? Number(ms) : (durations.get(token) ?? Number.NaN),
  );
  expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(longestMs);
});

test('there is something to check', () => {
  expect(animations.length).toBeGreaterThan(10);
});
