/** Bytes before the first chunk of a PNG file, and of its first chunk, the header. */
const SIGNATURE = 8;
const HEADER = 25;

/** The whole `sRGB` chunk with rendering intent 0 (perceptual): length, name, intent and CRC (PNG, section 11.3.2.5). */
const chunk = [0, 0, 0, 1, 0x73, 0x52, 0x47, 0x42, 0, 0xae, 0xce, 0x1c, 0xe9];

/**
 * Says in a PNG file that its colours are sRGB, for programs that would take an untagged file for something else.
 * Chromium and Firefox leave it out.
 * @param png the file as a browser encoded it
 * @returns the file with an `sRGB` chunk after its header, or as it was when it names its colour space already
 */
export function taggedSrgb(png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (namesColorSpace(png)) return png;
  const start = SIGNATURE + HEADER;
  const tagged = new Uint8Array(png.length + chunk.length);
  tagged.set(png.subarray(0, start));
  tagged.set(chunk, start);
  tagged.set(png.subarray(start), start + chunk.length);
  return tagged;
}

/** Whether one of the chunks before the pixels is `sRGB`, `iCCP` or `cICP`. */
function namesColorSpace(png: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let at = SIGNATURE;
  while (at + 12 <= png.length) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === 'IDAT') return false;
    if (name === 'sRGB' || name === 'iCCP' || name === 'cICP') return true;
    at += 12 + view.getUint32(at);
  }
  return false;
}
