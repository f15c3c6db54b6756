import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { layerOf } from './css-layers.ts';

const site = readFileSync('src/styles/site.css', 'utf8');
const imports = [...site.matchAll(/@import "(\.\.\/[^"]+)" layer\((\w+)\)/g)].map(
  ([, path = '', layer]) => [resolve('src/styles', path), layer] as const,
);

test('a sheet that pages share is in the layer of its folder', () => {
  expect(imports.filter(([file, layer]) => layerOf(file) !== layer)).toEqual([]);
});

test('every sheet of the components is shared, or handed over by a script', () => {
  const code = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const loose = globSync('src/components/**/*.css').filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    const adopted = code.some((text) => text.includes(`/${name}?inline'`));
    return !adopted && !imports.some(([path]) => path === resolve(file));
  });
  expect(loose).toEqual([]);
});
