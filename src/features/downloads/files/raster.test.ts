import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { iconDrawing } from '#features/artwork/drawing.ts';
import { type RasterFormat, rasterFile, taggedSrgb } from './raster.ts';

// R-DWN-11
afterEach(() => vi.unstubAllGlobals());

/** A canvas on which everything succeeds, and that keeps what it is asked to encode as. */
function stubCanvas() {
  const toBlob = vi.fn((taken: (blob: Blob) => void) => taken(new Blob([new Uint8Array(64)])));
  const purple = { data: [147, 51, 234, 255] };
  const context = new Proxy({}, { get: (_, name) => (name === 'getImageData' ? () => purple : () => {}) });
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context, toBlob }) });
  return toBlob;
}

test.each<[RasterFormat, string, number]>([
  ['png', 'image/png', 1],
  ['jpg', 'image/jpeg', 0.95],
])('%s is encoded as %s with quality %d', async (format, type, quality) => {
  const toBlob = stubCanvas();
  const drawing = iconDrawing({ theme: 'dark', transparent: true, frame: 'square' });
  await rasterFile(drawing, 64, format);
  expect(toBlob).toHaveBeenCalledWith(expect.any(Function), type, quality);
});

/** A PNG file with nothing but header, pixels and end, as Chromium encodes a canvas. */
async function plainPng(): Promise<Uint8Array<ArrayBuffer>> {
  const input = {
    width: 3,
    height: 2,
    channels: 4,
    background: { r: 147, g: 51, b: 234, alpha: 1 },
  } as const;
  return new Uint8Array(await sharp({ create: input }).png().toBuffer()).slice();
}

/** Names and checksums of a PNG file's chunks. */
function chunks(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const found: { name: string; data: Buffer; valid: boolean }[] = [];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    found.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, end),
      valid: bytes.readUInt32BE(end) === crc32(bytes.subarray(at + 4, end)),
    });
    at = end + 4;
  }
  return found;
}

/** The file without the chunks of that name. */
function without(png: Uint8Array, ...names: string[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(png);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (!names.includes(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return new Uint8Array(Buffer.concat(kept));
}

test('a PNG file gets an sRGB chunk before its pixels, and stays whole', async () => {
  const plain = without(await plainPng(), 'pHYs', 'sRGB', 'iCCP');
  const tagged = taggedSrgb(plain);
  const [header, srgb, ...rest] = chunks(tagged);
  expect([header?.name, srgb?.name, rest[0]?.name]).toEqual(['IHDR', 'sRGB', 'IDAT']);
  expect([...(srgb?.data ?? [])]).toEqual([0]);
  expect(chunks(tagged).every(({ valid }) => valid)).toBe(true);
  expect(PNG.sync.read(Buffer.from(tagged)).data).toEqual(PNG.sync.read(Buffer.from(plain)).data);
  expect(await sharp(tagged).metadata()).toMatchObject({ width: 3, height: 2, space: 'srgb' });
});

test('a file that names its colour space is left as it is', async () => {
  const tagged = taggedSrgb(without(await plainPng(), 'sRGB', 'iCCP'));
  expect(taggedSrgb(tagged)).toBe(tagged);
});
