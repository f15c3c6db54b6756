import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { artworkFiles } from '#features/downloads/files/static-files.ts';
import { type Choices, changed, chosenFile, estimatedSize, firstChoices } from './choices.ts';
import { type DownloadKind, kinds, type Look } from './kinds.ts';

/** The file that a dialog leads to after some changes. */
const fileAfter = (kind: DownloadKind, ...changes: Partial<Choices>[]) =>
  chosenFile(kinds[kind], changes.reduce(changed, firstChoices(kinds[kind])));

test.each<[DownloadKind, Partial<Choices>, string, string]>([
  ['brand-logo', {}, 'brand-logo-dark-solid-1000px.png', '~1,5 MB'],
  [
    'brand-logo',
    { theme: 'light', transparent: true, format: 'svg', typed: '8000' },
    'brand-logo-light-transparent-8000px.svg',
    '< 2 KB',
  ],
  ['brand-icon', {}, `${brand.wordmark}-icon-dark-solid-square-512x512px.png`, '~1,0 MB'],
  [
    'brand-icon',
    { frame: 'icon-only', transparent: true, typed: '16' },
    `${brand.wordmark}-icon-dark-transparent-icon-only-16x16px.png`,
    '~1 KB',
  ],
  ['icon', {}, `${brand.wordmark}-icon-dark-solid-square-256x256px.png`, '~256 KB'],
  [
    'icon',
    { frame: 'circle', format: 'jpg', transparent: true },
    `${brand.wordmark}-icon-dark-solid-circle-256x256px.jpg`,
    '~38 KB',
  ],
])('%s with %j is %s (R-DWN-8, R-DWN-9)', (kind, change, name, estimate) => {
  expect(fileAfter(kind, change)).toMatchObject({ name, estimate });
});

test('a preset clears the typed size, and an emptied field goes back to the last preset (R-DWN-5)', () => {
  expect(fileAfter('brand-logo', { typed: '1200' })).toMatchObject({ width: 1200, height: 480 });
  expect(fileAfter('brand-logo', { typed: '1200' }, { typed: '' }).width).toBe(1000);
  expect(fileAfter('brand-logo', { typed: '1200' }, { preset: 3000 })).toMatchObject({ width: 3000 });
});

test.each([
  ['', 512],
  ['100', 100],
  ['4097', 4097],
  ['200,6', 201],
  ['abc', 512],
  ['1e999', 512],
  ['-5', 512],
])('typed %s, the size is %i px (R-DWN-6)', (typed, width) => {
  expect(fileAfter('brand-icon', { typed })).toMatchObject({ width, isCustom: width !== 512 });
});

test('JPG switches transparency off for good (R-DWN-7)', () => {
  const jpg = changed({ ...firstChoices(kinds.icon), transparent: true }, { format: 'jpg' });
  expect(jpg.transparent).toBe(false);
  expect(changed(jpg, { transparent: true }).transparent).toBe(false);
  expect(changed(jpg, { format: 'png' }).transparent).toBe(false);
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

test.each<[number, number, Look['format'], string]>([
  [900, 900, 'jpg', '~475 KB'],
  [511, 512, 'png', '~1022 KB'],
  [511, 513, 'png', '~1,0 MB'],
  [16, 16, 'jpg', '~1 KB'],
  [8000, 3200, 'jpg', '~14,6 MB'],
])('%i x %i in %s is estimated at %s (R-DWN-10)', (width, height, format, label) => {
  expect(estimatedSize(width, height, format)).toBe(label);
});

test('the files for everyone hold each drawing once', () => {
  const files = artworkFiles();
  expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length);
  expect(files.map(({ name }) => name).filter((name) => name.includes('-transparent-'))).toEqual([
    'brand-logo-dark-transparent-1000px.svg',
    'brand-logo-light-transparent-1000px.svg',
    ...['dark-transparent-square', 'dark-transparent-icon-only'].map(icon512),
    ...['light-transparent-square', 'light-transparent-icon-only'].map(icon512),
  ]);
});

const icon512 = (look: string) => `${brand.wordmark}-icon-${look}-512x512px.svg`;
