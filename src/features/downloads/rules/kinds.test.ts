// R-DWN-1, R-DWN-2, R-DWN-3, R-DWN-15
import { expect, test } from 'vitest';
import { type DownloadKind, kinds } from './kinds.ts';

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
