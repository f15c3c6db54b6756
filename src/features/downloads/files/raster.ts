import { type Drawing, heightOf } from '#features/artwork/drawing.ts';

/** MIME types and qualities of the pixel formats (R-DWN-11). */
const encodings = {
  png: { type: 'image/png', quality: 1 },
  jpg: { type: 'image/jpeg', quality: 0.95 },
} as const;

/** A format made of pixels. */
export type RasterFormat = keyof typeof encodings;

/**
 * Draws the artwork at exactly `size` px wide, in sRGB, from its outlines. In JPG, what lies outside the frame is white.
 * @throws when the browser gives no canvas, or none as large as this
 */
export async function rasterFile(drawing: Drawing, size: number, format: RasterFormat): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = heightOf(drawing, size);
  // In memory, not on the graphics card: its limits are lower, and one pixel is read back below.
  const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true });
  if (!context) throw new Error('no canvas context');
  if (format === 'jpg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  paint(context, drawing, size / drawing.width);
  const { type, quality } = encodings[format];
  const blob = isPainted(context, drawing, size / drawing.width)
    ? await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    : null;
  if (!blob) throw new Error('no picture of this size');
  return blob;
}

function paint(context: CanvasRenderingContext2D, drawing: Drawing, scale: number): void {
  const { background, letters, dot } = drawing;
  context.save();
  context.scale(scale, scale);
  if (background) {
    // A pixel more below: the height is rounded to whole pixels.
    const frame = new Path2D();
    if (background.radius === 0) frame.rect(0, 0, drawing.width, drawing.height + 1);
    else frame.roundRect(0, 0, drawing.width, drawing.height, background.radius);
    context.fillStyle = background.color;
    context.fill(frame);
  }
  context.translate(letters.x, letters.y);
  context.scale(letters.scale, letters.scale);
  context.fillStyle = letters.color;
  context.fill(new Path2D(letters.path));
  context.fillStyle = dot.color;
  context.beginPath();
  context.arc(dot.cx, dot.cy, dot.r, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/**
 * Whether the dot is on the canvas. Beyond its limit, a browser may take every command and paint nothing.
 */
function isPainted(context: CanvasRenderingContext2D, { letters, dot }: Drawing, scale: number): boolean {
  const x = Math.floor((letters.x + dot.cx * letters.scale) * scale);
  const y = Math.floor((letters.y + dot.cy * letters.scale) * scale);
  try {
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data;
    return alpha === 255 && blue > red && red > green;
  } catch {
    return false;
  }
}
