/** The line a particle leaves behind: places it has been at, evenly spaced, oldest first. */
export interface Trail {
  /** x and y by turns, px from the dot. */
  readonly points: number[];
  /** Longest trail, in px. */
  readonly reach: number;
}

/** Distance between two remembered places, px. */
export const SPACING = 12;
/** A trail fades in this many steps from the particle to its end. */
export const BANDS = 8;
/** A larger gap between two places is a wrap at an edge: no line is drawn across it. */
const GAP = SPACING * 3;

/** Opacity of a step of the trail, 0 being the one at the particle. */
export function bandOpacity(band: number): number {
  return 0.03 + 0.68 * (1 - (band + 0.5) / BANDS) ** 2;
}

/** The trail of a particle that came to (x, y) along a circle around the dot, clockwise. */
export function trailAlongOrbit(x: number, y: number, reach: number): Trail {
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const points: number[] = [];
  for (let back = Math.floor(reach / SPACING) * SPACING; back > 0; back -= SPACING) {
    const at = angle - back / radius;
    points.push(Math.cos(at) * radius, Math.sin(at) * radius);
  }
  return { points, reach };
}

/** Remembers, in place, where the particle has come to, and forgets what is beyond the reach. */
export function extendTrail({ points, reach }: Trail, x: number, y: number): void {
  if (points.length === 0) points.push(x, y);
  for (;;) {
    const lastX = points.at(-2) ?? x;
    const lastY = points.at(-1) ?? y;
    const distance = Math.hypot(x - lastX, y - lastY);
    if (distance < SPACING) break;
    if (distance > GAP) points.push(x, y);
    else {
      const part = SPACING / distance;
      points.push(lastX + (x - lastX) * part, lastY + (y - lastY) * part);
    }
  }
  const most = Math.floor(reach / SPACING) + 1;
  if (points.length > most * 2) points.splice(0, points.length - most * 2);
}

/** What a trail is drawn with; a canvas path is one. */
type Pen = Pick<Path2D, 'moveTo' | 'lineTo'>;

/**
 * Draws a trail from the particle at (x, y) back to its end, each step of the fade with its own pen.
 * The steps are cut at exact distances from the particle, so that nothing flickers while it moves.
 * @param share part of the reach to draw, 0 to 1
 */
export function drawTrail(trail: Trail, x: number, y: number, share: number, pens: readonly Pen[]): void {
  const { points } = trail;
  // A trail that is still growing fades over the length it has.
  const newest = Math.hypot(x - (points.at(-2) ?? x), y - (points.at(-1) ?? y));
  const grown = (points.length / 2 - 1) * SPACING + Math.min(newest, SPACING);
  const end = Math.min(trail.reach * share, grown);
  const bandLength = end / BANDS;
  let [fromX, fromY, walked, drawing] = [x, y, 0, -1];
  for (let index = points.length - 2; index >= 0 && walked < end - 0.01; index -= 2) {
    const toX = points[index] ?? fromX;
    const toY = points[index + 1] ?? fromY;
    const length = Math.hypot(toX - fromX, toY - fromY);
    if (length > GAP) drawing = -1;
    else {
      let done = 0;
      while (done < length - 0.01 && walked < end - 0.01) {
        const band = Math.min(BANDS - 1, Math.floor((walked + 0.01) / bandLength));
        const pen = pens[band];
        if (band !== drawing) pen?.moveTo(mix(fromX, toX, done / length), mix(fromY, toY, done / length));
        drawing = band;
        const step = Math.min(length - done, (band + 1) * bandLength - walked);
        done += step;
        walked += step;
        pen?.lineTo(mix(fromX, toX, done / length), mix(fromY, toY, done / length));
      }
    }
    fromX = toX;
    fromY = toY;
  }
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
