import { PNG } from 'pngjs';

/** Whether all of a PNG is there: its last bytes are the chunk `IEND`. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(1, 4).toString() === 'PNG' && bytes.subarray(-8, -4).toString() === 'IEND';
}

/** Whether all of a JPEG is there: from the marker of its start to that of its end. */
export function isJpg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && bytes.subarray(-2).toString('hex') === 'ffd9';
}

/** Whether all of an SVG is there. */
export function isSvg(bytes: Buffer): boolean {
  return /^<svg [^>]*>[\s\S]*<\/svg>\s*$/.test(bytes.toString());
}

/** Width and height of a picture in pixels, as its file says: `1000 x 400`. Of a PNG all of it is decoded. */
export function sizeOf(picture: Buffer): string {
  if (isPng(picture)) {
    const { width, height } = PNG.sync.read(picture);
    return `${width} x ${height}`;
  }
  if (isSvg(picture)) {
    const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(picture.toString()) ?? [];
    return `${width} x ${height}`;
  }
  // Segments of a JPEG (ITU-T T.81, B.1.1.4): a marker, its length, its content; SOF0 to SOF2 hold the frame.
  for (let at = 2; at < picture.length - 9; at += 2 + picture.readUInt16BE(at + 2)) {
    const marker = picture.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return `${picture.readUInt16BE(at + 7)} x ${picture.readUInt16BE(at + 5)}`;
  }
  return 'sem tamanho';
}
