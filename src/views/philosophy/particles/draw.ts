import { BANDS, bandOpacity, drawTrail } from './pointer-trail.ts';
import { CONNECTION_DISTANCE, type Field, nearness, type Particle, type Point } from './simulation.ts';

/** Colour of a line that ends in the dot. */
export const DECIDED = '#a855f7';
/** White lines are a little quieter than purple ones, which are darker. */
export const WHITE_TRAIL = 0.8;

/**
 * Paints the field as it is now over a cleared canvas.
 * @param origin where the dot is, in px from the canvas's left top corner
 * @param size of the canvas, in px of the page
 */
export function drawField(
  context: CanvasRenderingContext2D,
  field: Field,
  pointer: Point | undefined,
  origin: Point,
  size: { readonly width: number; readonly height: number },
): void {
  context.clearRect(0, 0, size.width, size.height);
  context.save();
  context.translate(origin.x, origin.y);
  drawTrails(context, field.particles);
  drawConnections(context, field.particles, pointer);
  for (const particle of field.particles) drawParticle(context, particle);
  context.restore();
}

/** Steps of opacity in which connections are drawn: too many to be seen, few enough strokes for a slow phone. */
const LEVELS = 50;

/** All connections of one colour and one step of opacity are one path; what is fainter than half a step is left out. */
function drawConnections(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  pointer: Point | undefined,
): void {
  const paths = new Map<number, Path2D>();
  for (const connection of connections(particles)) {
    const level = Math.round(connectionOpacity(connection, pointer) * LEVELS);
    if (level === 0) continue;
    const { from, to } = connection;
    // Below zero for lines that end in the dot.
    const key = to.kind === 'dot' ? -level : level;
    const path = paths.get(key) ?? new Path2D();
    paths.set(key, path);
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
  }
  context.lineWidth = 1;
  for (const [key, path] of paths) {
    context.strokeStyle = key < 0 ? DECIDED : '#ffffff';
    context.globalAlpha = Math.abs(key) / LEVELS;
    context.stroke(path);
  }
}

/** All trails of one colour and one step of the fade are one path: few strokes a frame. */
function drawTrails(context: CanvasRenderingContext2D, particles: readonly Particle[]): void {
  const paths = new Map<string, readonly Path2D[]>();
  for (const { color, trail, x, y, opacity, originalOpacity } of particles) {
    const pens = paths.get(color) ?? Array.from({ length: BANDS }, () => new Path2D());
    paths.set(color, pens);
    drawTrail(trail, x, y, Math.min(1, opacity / originalOpacity), pens);
  }
  context.lineWidth = 1.1;
  for (const [color, pens] of paths) {
    context.strokeStyle = color;
    for (const [band, path] of pens.entries()) {
      context.globalAlpha = bandOpacity(band) * (color === '#ffffff' ? WHITE_TRAIL : 1);
      context.stroke(path);
    }
  }
}

function drawParticle(context: CanvasRenderingContext2D, particle: Particle): void {
  context.beginPath();
  context.arc(particle.x, particle.y, particle.size, 0, Math.PI * 2);
  if (particle.kind === 'dot') {
    context.globalAlpha = 1;
    context.fillStyle = particle.color;
    context.fill();
    return;
  }
  context.globalAlpha = Math.min(1, particle.opacity / particle.originalOpacity);
  context.fillStyle = '#000000';
  context.fill();
  context.globalAlpha = particle.opacity;
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1.4;
  context.stroke();
}

/** A line between two particles. */
export interface Connection {
  readonly from: Particle;
  readonly to: Particle;
  /** 1 when they touch, 0 from the connection distance on. */
  readonly strength: number;
}

/** Every pair of particles nearer than the connection distance (R-PHI-8). */
export function connections(particles: readonly Particle[]): readonly Connection[] {
  const found: Connection[] = [];
  for (const [index, to] of particles.entries()) {
    for (const from of particles.slice(index + 1)) {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      if (distance < CONNECTION_DISTANCE) {
        found.push({ from, to, strength: 1 - distance / CONNECTION_DISTANCE });
      }
    }
  }
  return found;
}

/**
 * Opacity of a connection. At rest only those that end in the dot are clear; the pointer brings out the
 * others around it.
 */
export function connectionOpacity({ from, to, strength }: Connection, pointer: Point | undefined): number {
  const fresh = Math.min(1, from.opacity / from.originalOpacity, to.opacity / to.originalOpacity);
  if (to.kind === 'dot') return 0.6 * strength * fresh;
  const near = Math.max(nearness(from, pointer), nearness(to, pointer));
  return strength ** 2 * (0.12 + 0.5 * near) * fresh;
}
