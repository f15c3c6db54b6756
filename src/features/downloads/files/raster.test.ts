import { expect, test, vi } from 'vitest';
import { iconDrawing } from '#features/artwork/drawing.ts';
import { rasterFile } from './raster.ts';

/** A canvas on which everything succeeds, and that keeps what it is asked to encode as. */
function stubCanvas() {
  const toBlob = vi.fn((taken: (blob: Blob) => void) => taken(new Blob([new Uint8Array(64)])));
  const purple = { data: [147, 51, 234, 255] };
  const context = new Proxy({}, { get: (_, name) => (name === 'getImageData' ? () => purple : () => {}) });
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context, toBlob }) });
  return toBlob;
}

test.each([
  ['png', 'image/png', 1],
  ['jpg', 'image/jpeg', 0.95],
] as const)('%s is encoded as %s with quality %d (R-DWN-11)', async (format, type, quality) => {
  const toBlob = stubCanvas();
  await rasterFile(iconDrawing({ theme: 'dark', transparent: true, frame: 'square' }), 64, format);
  expect(toBlob).toHaveBeenCalledWith(expect.any(Function), type, quality);
});
