// R-PAGE-26
import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/** What the compositor plays without asking the page to paint again. */
const cheap = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale', 'animation-timing-function']);
/** The longest that something may move by itself, its delay included, in milliseconds. */
const longestMs = 560;

/** Milliseconds of `--ct-d-ui` and the others, by name; under reduced motion they are all 1. */
const durations = new Map<string, number>();
/** The properties that each `@keyframes` changes. */
const keyframes = new Map<string, string[]>();
/** What moves by itself. */
const animations: { file: string; value: string }[] = [];
/** Animations whose time stands elsewhere. */
const apart: string[] = [];

for (const file of globSync('src/**/*.css')) {
  const sheet = postcss.parse(readFileSync(file, 'utf8'));
  sheet.walkAtRules('keyframes', (rule) => {
    const properties: string[] = [];
    rule.walkDecls(({ prop }) => void properties.push(prop));
    keyframes.set(rule.params, properties);
  });
  sheet.walkDecls(/^--ct-d-/, ({ prop, value }) => {
    durations.set(prop, Math.max(Number.parseFloat(value), durations.get(prop) ?? 0));
  });
  sheet.walkDecls(/^animation(-duration|-delay)?$/, ({ parent, prop, value }) => {
    const byScroll = parent?.some((node) => node.type === 'decl' && node.prop === 'animation-timeline');
    // The line that shows for how long the dialog's success stays moves as long as that.
    if (byScroll || value === 'none' || value === 'headline-dot-land 3s linear') return;
    if (prop === 'animation') animations.push({ file, value });
    else apart.push(`${file}: ${prop}`);
  });
}

/** Milliseconds of the times that a value names, in its order. */
const timesOf = (value: string) =>
  [...value.matchAll(/var\((--ct-d-\w+)\)|([\d.]+)(m?s)\b/g)].map(([, token = '', number, unit]) =>
    number === undefined ? (durations.get(token) ?? Number.NaN) : Number(number) * (unit === 's' ? 1000 : 1),
  );

test.each(animations)('$file: "$value" paints nothing again and is soon over', ({ value }) => {
  const properties = keyframes.get(value.split(' ')[0] ?? '') ?? [];
  expect(properties).not.toEqual([]);
  expect(properties.filter((property) => !cheap.has(property))).toEqual([]);
  const [duration = Number.NaN, delay = 0] = timesOf(value);
  expect(duration + delay).toBeLessThanOrEqual(longestMs);
});

test('its time stands where the animation does', () => {
  expect(apart).toEqual([]);
  expect(animations.length).toBeGreaterThan(5);
});
