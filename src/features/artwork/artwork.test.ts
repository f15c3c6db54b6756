import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { wordmark } from '#components/drawing/brand-outlines.ts';
import { outlinesSource } from '../../../scripts/lib/outlines.ts';
import { siteIcons } from '../../../scripts/lib/site-icons.ts';
import {
  drawingSvg,
  type Frame,
  frames,
  iconDrawing,
  logoDrawing,
  protectionMargin,
  type Theme,
} from './drawing.ts';
import { estimatedSize, type Format, iconFileName, logoFileName } from './files.ts';
import { chooseSize } from './size.ts';
import { artworkFiles } from './static-files.ts';

const themes: readonly Theme[] = ['dark', 'light'];

interface Look {
  readonly theme: Theme;
  readonly transparent: boolean;
  readonly width: number;
}
const logoSvg = ({ width, ...look }: Look) => drawingSvg(logoDrawing(look), width);
const iconSvg = ({ width, ...look }: Look & { readonly frame: Frame }) =>
  drawingSvg(iconDrawing(look), width);

const logos = themes.flatMap((theme) =>
  [true, false].map((transparent) => logoSvg({ theme, transparent, width: 8000 })),
);
const icons = themes.flatMap((theme) =>
  frames.flatMap((frame) =>
    [true, false].map((transparent) => iconSvg({ theme, transparent, frame, width: 4096 })),
  ),
);

test('the outlines are what the font gives, byte by byte', async () => {
  expect(await outlinesSource()).toBe(
    await readFile(new URL('../../components/drawing/brand-outlines.ts', import.meta.url), 'utf8'),
  );
});

test("the site's own icons are drawn from them", async () => {
  for (const [name, bytes] of siteIcons()) {
    const file = await readFile(new URL(`../../../public/${name}`, import.meta.url));
    expect(file.equals(Buffer.from(bytes)), name).toBe(true);
  }
});

describe('an SVG file', () => {
  test('stays under 2 kB and needs nothing from elsewhere (R-DWN-14)', () => {
    for (const svg of [...logos, ...icons]) {
      expect(Buffer.byteLength(svg)).toBeLessThan(2000);
      expect(svg).not.toMatch(/href|font|style|script|<text|url\(/);
    }
  });

  test('is the same each time and different for each choice', () => {
    expect(logoSvg({ theme: 'dark', transparent: true, width: 1000 })).toBe(
      logoSvg({ theme: 'dark', transparent: true, width: 1000 }),
    );
    expect(new Set(logos).size).toBe(4);
    // Transparent, the three frames that share a margin are one drawing.
    expect(new Set(icons).size).toBe(2 * (4 + 2));
  });

  test('has the size that was asked for and its own view box (R-DWN-4, R-DWN-12)', () => {
    expect(logoSvg({ theme: 'light', transparent: false, width: 1500 })).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="600" viewBox="0 0 500 200"><rect width="500" height="200" fill="#fff"/>',
    );
    expect(iconSvg({ theme: 'dark', transparent: false, frame: 'rounded', width: 64 })).toContain(
      'width="64" height="64" viewBox="0 0 200 200"><rect width="200" height="200" rx="40" fill="#000"/>',
    );
    expect(iconSvg({ theme: 'dark', transparent: false, frame: 'circle', width: 64 })).toContain('rx="100"');
    expect(iconSvg({ theme: 'dark', transparent: true, frame: 'circle', width: 64 })).not.toContain('<rect');
  });
});

test('the logo keeps its protection area inside the file (R-BRP-9)', () => {
  const { letters } = logoDrawing({ theme: 'dark', transparent: false });
  const margin = protectionMargin * letters.scale;
  const top = letters.y + wordmark.box.y * letters.scale;
  expect(letters.x).toBeGreaterThanOrEqual(margin - 0.1);
  expect(top).toBeGreaterThanOrEqual(margin - 0.1);
  expect(200 - top - wordmark.box.height * letters.scale).toBeGreaterThanOrEqual(margin - 0.1);
});

test('the dot stands on the baseline, to the right of the letters (R-DWN-13)', () => {
  for (const { letters, dot } of [
    logoDrawing({ theme: 'light', transparent: true }),
    iconDrawing({ theme: 'light', transparent: true, frame: 'circle' }),
  ]) {
    expect(dot.color).toBe('#9333ea');
    // It sinks a little below, as the round letters do.
    expect(dot.cy + dot.r).toBeGreaterThan(0);
    expect(dot.cy + dot.r).toBeLessThan(12);
    expect(dot.cx - dot.r).toBeGreaterThan(0.4 * letters.scale);
  }
});

test('the files for everyone hold each drawing once', () => {
  const files = artworkFiles();
  expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length);
  expect(files.map(({ name }) => name).filter((name) => name.includes('-transparent-'))).toEqual(
    themes
      .flatMap((theme) => [`brand-logo-${theme}-transparent-1000px.svg`])
      .concat(
        themes.flatMap((theme) =>
          ['square', 'icon-only'].map(
            (frame) => `${brand.wordmark}-icon-${theme}-transparent-${frame}-512x512px.svg`,
          ),
        ),
      ),
  );
});

describe('file names', () => {
  const base = { theme: 'dark', transparent: false, format: 'png', size: 1000 } as const;

  test('of the logo (R-DWN-8)', () => {
    expect(logoFileName(base)).toBe('brand-logo-dark-solid-1000px.png');
    expect(logoFileName({ ...base, theme: 'light', transparent: true, format: 'svg', size: 8000 })).toBe(
      'brand-logo-light-transparent-8000px.svg',
    );
  });

  test('of the icon (R-DWN-9)', () => {
    expect(iconFileName({ ...base, frame: 'square', size: 256 })).toBe(
      `${brand.wordmark}-icon-dark-solid-square-256x256px.png`,
    );
    expect(iconFileName({ ...base, frame: 'icon-only', transparent: true, size: 16 })).toBe(
      `${brand.wordmark}-icon-dark-transparent-icon-only-16x16px.png`,
    );
  });

  test('a JPG is never called transparent', () => {
    expect(iconFileName({ ...base, frame: 'circle', format: 'jpg', transparent: true })).toContain('-solid-');
  });
});

test.each<[number, number, Format, string]>([
  [1000, 400, 'png', '~1,5 MB'],
  [900, 900, 'jpg', '~475 KB'],
  [16, 16, 'png', '~1 KB'],
  [512, 512, 'png', '~1,0 MB'],
  [511, 512, 'png', '~1022 KB'],
  [511, 513, 'png', '~1,0 MB'],
  [16, 16, 'jpg', '~1 KB'],
  [8000, 3200, 'jpg', '~14,6 MB'],
  [8000, 3200, 'svg', '< 2 KB'],
])('%i x %i in %s is estimated at %s (R-DWN-10)', (width, height, format, label) => {
  expect(estimatedSize({ width, height, format })).toBe(label);
});

test.each([
  ['', 512],
  ['100', 100],
  ['4097', 4097],
  ['200,6', 201],
  ['abc', 512],
  [null, 512],
  ['1e999', 512],
  ['-5', 512],
])('typed %s, the size is %i px (R-DWN-6)', (typed, size) => {
  expect(chooseSize(512, typed)).toEqual({ size, custom: size !== 512 });
});
