import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { artworkFiles } from '#features/downloads/files/archive.ts';
import { type Choices, changed, chosenFile, firstChoices } from './choices.ts';
import { type DownloadKind, kinds } from './kinds.ts';

/** The file that a dialog leads to after some changes. */
const fileAfter = (kind: DownloadKind, ...changes: Partial<Choices>[]) =>
  chosenFile(kinds[kind], changes.reduce(changed, firstChoices(kinds[kind])));

/** How the names of the icon's files on a dark ground begin. */
const icon = `${brand.wordmark}-icon-dark`;

test.each<[DownloadKind, Partial<Choices>, string, string]>([
  ['brand-logo', {}, 'brand-logo-dark-solid-1000px.png', '~1,5 MB'],
  [
    'brand-logo',
    { theme: 'light', transparent: true, format: 'svg', typed: '8000' },
    'brand-logo-light-transparent-8000px.svg',
    '< 2 KB',
  ],
  ['brand-icon', {}, `${icon}-solid-square-512x512px.png`, '~1,0 MB'],
  ['brand-icon', { frame: 'icon-only', typed: '8' }, `${icon}-solid-icon-only-8x8px.png`, '~1 KB'],
  ['icon', {}, `${icon}-solid-square-256x256px.png`, '~256 KB'],
  // 1023,8 KB, which nothing calls '~1024 KB'.
  ['brand-logo', { format: 'jpg', typed: '2090' }, 'brand-logo-dark-solid-2090px.jpg', '~1,0 MB'],
  ['icon', { format: 'jpg', transparent: true }, `${icon}-solid-square-256x256px.jpg`, '~38 KB'],
])('%s with %j is %s (R-DWN-8, R-DWN-9, R-DWN-10)', (kind, change, name, estimate) => {
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

test.each<[DownloadKind, ...(string | number)[]]>([
  ['icon', '64 128 256 512 1024', 256, '16-4096', 'png svg jpg', 'square circle rounded', 200],
  [
    'brand-icon',
    ...['64 128 256 512 1024 2048', 512, '16-4096', 'png jpg svg', 'square rounded circle icon-only', 200],
  ],
  ['brand-logo', '500 1000 1500 2000 3000', 1000, '100-8000', 'png svg jpg', '', 400],
])(
  'the dialog %s offers its sizes, formats and frames (R-DWN-1, R-DWN-2, R-DWN-3, R-DWN-15)',
  (kind, ...offer) => {
    const { sizes, formats, frames, preview } = kinds[kind];
    const { presets, preset, min, max } = sizes;
    const lists = [presets, formats, frames].map((list) => list.join(' '));
    expect([lists[0], preset, `${min}-${max}`, lists[1], lists[2], preview]).toEqual(offer);
  },
);

test('the files for everyone hold each drawing once, under 2 kB, and need nothing from elsewhere (R-DWN-14)', () => {
  const files = artworkFiles();
  expect(new Set(files.map(({ svg }) => svg)).size).toBe(4 + 12);
  for (const { svg } of files) {
    expect(Buffer.byteLength(svg)).toBeLessThan(2000);
    expect(svg).not.toMatch(/href|font|style|script|<text|url\(/);
  }
  expect(files.map(({ name }) => name).filter((name) => name.includes('-transparent-'))).toEqual([
    'brand-logo-dark-transparent-1000px.svg',
    'brand-logo-light-transparent-1000px.svg',
    ...['dark-transparent-square', 'dark-transparent-icon-only'].map(icon512),
    ...['light-transparent-square', 'light-transparent-icon-only'].map(icon512),
  ]);
});

const icon512 = (look: string) => `${brand.wordmark}-icon-${look}-512x512px.svg`;
