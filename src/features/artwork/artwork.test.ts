import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { wordmark } from '#components/drawing/brand-outlines.ts';
import { siteIcons } from '../../../scripts/lib/site-icons.ts';
import { outlinesSource } from '../../../scripts/make-outlines.ts';
import { drawingSvg, type Frame, iconDrawing, logoDrawing, protectionMargin } from './drawing.ts';

/** The icon for a dark ground, 64 px wide. */
const icon64 = (transparent: boolean, frame: Frame) =>
  drawingSvg(iconDrawing({ theme: 'dark', transparent, frame }), 64);

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

test('an SVG file has the size that was asked for and its own view box (R-DWN-4, R-DWN-12)', () => {
  expect(drawingSvg(logoDrawing({ theme: 'light', transparent: false }), 1500)).toContain(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="600" viewBox="0 0 500 200"><rect width="500" height="200" fill="#fff"/>',
  );
  expect(icon64(false, 'rounded')).toContain(
    'width="64" height="64" viewBox="0 0 200 200"><rect width="200" height="200" rx="40" fill="#000"/>',
  );
  expect(icon64(false, 'circle')).toContain('rx="100"');
  expect(icon64(true, 'circle')).not.toContain('<rect');
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
