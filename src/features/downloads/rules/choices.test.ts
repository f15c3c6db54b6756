import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { type Choices, changed, chosenFile, firstChoices } from './choices.ts';
import { type DownloadKind, kinds } from './kinds.ts';

const look = (choices: Choices, next: Parameters<typeof changed>[1] & { type: 'look' }) =>
  changed(choices, next);

test.each<[DownloadKind, string, string]>([
  ['brand-logo', 'brand-logo-dark-solid-1000px.png', '~1,5 MB'],
  ['brand-icon', `${brand.wordmark}-icon-dark-solid-square-512x512px.png`, '~1,0 MB'],
  ['icon', `${brand.wordmark}-icon-dark-solid-square-256x256px.png`, '~256 KB'],
])('%s starts with %s', (kind, name, estimate) => {
  expect(chosenFile(kinds[kind], firstChoices(kinds[kind]))).toMatchObject({ name, estimate });
});

test('a preset clears the typed size, and an emptied field goes back to the last preset (R-DWN-5)', () => {
  const kind = kinds['brand-logo'];
  const typed = changed(firstChoices(kind), { type: 'typed', text: '1200' });
  expect(chosenFile(kind, typed)).toMatchObject({ width: 1200, height: 480 });
  expect(chosenFile(kind, changed(typed, { type: 'typed', text: '' })).width).toBe(1000);
  expect(changed(typed, { type: 'preset', size: 3000 })).toMatchObject({ preset: 3000, typed: '' });
});

test('JPG switches transparency off for good (R-DWN-7)', () => {
  const first = firstChoices(kinds.icon);
  const transparent = look(first, { type: 'look', look: { transparent: true } });
  const jpg = look(transparent, { type: 'look', look: { format: 'jpg' } });
  expect(jpg.transparent).toBe(false);
  expect(look(jpg, { type: 'look', look: { transparent: true } }).transparent).toBe(false);
  expect(look(jpg, { type: 'look', look: { format: 'png' } }).transparent).toBe(false);
});

test('a width that gives no whole height is rounded', () => {
  const choices = changed(firstChoices(kinds['brand-logo']), { type: 'typed', text: '101' });
  expect(chosenFile(kinds['brand-logo'], choices)).toMatchObject({ width: 101, height: 40 });
});

// R-DWN-1, R-DWN-2, R-DWN-3, R-DWN-15
test.each<[DownloadKind, object]>([
  [
    'icon',
    {
      sizes: { presets: [64, 128, 256, 512, 1024], preset: 256 },
      formats: ['png', 'svg', 'jpg'],
      frames: ['square', 'circle', 'rounded'],
      preview: 200,
    },
  ],
  [
    'brand-icon',
    {
      sizes: { presets: [64, 128, 256, 512, 1024, 2048], preset: 512, min: 16, max: 4096 },
      formats: ['png', 'jpg', 'svg'],
      frames: ['square', 'rounded', 'circle', 'icon-only'],
      preview: 200,
    },
  ],
  [
    'brand-logo',
    {
      sizes: { presets: [500, 1000, 1500, 2000, 3000], preset: 1000, min: 100, max: 8000 },
      frames: [],
      preview: 400,
    },
  ],
])('the dialog %s offers its sizes, formats and frames', (kind, options) => {
  expect(kinds[kind]).toMatchObject(options);
});
