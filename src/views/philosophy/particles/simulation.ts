import { extendTrail, type Trail, trailAlongOrbit } from './pointer-trail.ts';

/** Limits of the particle field (R-PHI-5 to R-PHI-11). Lengths in px, speed in px a frame. */
export const MAX_PARTICLES = 40;
const INTERACTION_RADIUS = 200;
export const CONNECTION_DISTANCE = 220;
const SPEED_CAP = 3;
const SPAWN_MOVEMENT = 10;

/** Frames a second that speeds refer to, whatever the screen's own rate is. */
export const FRAME_RATE = 60;

/** A place in px from the dot, x to the right and y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible part of the field, in px from the dot. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One particle (R-PHI-12). The dot rests at (0, 0); rings circle around it. */
export interface Particle {
  readonly kind: 'dot' | 'ring';
  x: number;
  y: number;
  /** Radius, px. */
  size: number;
  /** px a frame of 1/60 s. */
  speedX: number;
  speedY: number;
  opacity: number;
  readonly color: string;
  /** Direction of its orbit where it is, radians. */
  angle: number;
  /** How far it sways from that direction, radians. */
  readonly amplitude: number;
  /** How fast it sways, radians a second. */
  readonly frequency: number;
  /** Where in the sway it starts, radians. */
  readonly phase: number;
  readonly originalOpacity: number;
  /** Radius when the pointer is away; the dot's follows the headline's size. */
  originalSize: number;
  /** Speed when nothing attracts it, px a frame. */
  readonly cruise: number;
  /** Distance from the dot that it returns to, px. */
  orbit: number;
  /** Left by the visitor's pointer: the first to go when the field is full. */
  readonly spawned: boolean;
  readonly trail: Trail;
}

/** Everything that moves. `particles` is ordered by age. */
export interface Field {
  readonly particles: Particle[];
  bounds: Bounds;
  /** Seconds since the start. */
  time: number;
  readonly random: () => number;
}

/** Around the pointer rings circle at about this distance (px), and with these speeds (px a frame). */
const SWIRL_RADIUS = 64;
const SWIRL = 1.9;
const PULL = 1.3;
const GROWTH = 1.4;

/** How near a particle is to the pointer: 1 at it, 0 from the interaction radius on. */
export function nearness(particle: Point, pointer: Point | undefined): number {
  if (!pointer) return 0;
  const distance = Math.hypot(pointer.x - particle.x, pointer.y - particle.y);
  return Math.max(0, 1 - distance / INTERACTION_RADIUS);
}

/**
 * Moves the field on, in place.
 * @param pointer where the visitor points, when they do
 * @param frames time to pass, in frames of 1/60 s; may be a fraction
 */
export function advance(field: Field, pointer: Point | undefined, frames: number): void {
  const parts = Math.max(1, Math.ceil(frames));
  for (let part = 0; part < parts; part++) step(field, pointer, frames / parts);
}

function step(field: Field, pointer: Point | undefined, frames: number): void {
  field.time += frames / FRAME_RATE;
  let olderSpawned = 0;
  for (const particle of field.particles) {
    const near = nearness(particle, pointer);
    const fade = particle.spawned ? placesBeforeDrop(field, olderSpawned++) : 1;
    const target = (particle.originalOpacity + (1 - particle.originalOpacity) * near) * fade;
    particle.opacity = ease(particle.opacity, target, 0.06, frames);
    particle.size = ease(particle.size, particle.originalSize * (1 + GROWTH * near), 0.1, frames);
    if (particle.kind === 'dot') continue;
    steer(particle, field.time, pointer, near, frames);
    particle.x += particle.speedX * frames;
    particle.y += particle.speedY * frames;
    // Where it comes in again it takes up the orbit it finds there.
    if (wrap(particle, field.bounds)) particle.orbit = Math.hypot(particle.x, particle.y);
    extendTrail(particle.trail, particle.x, particle.y);
  }
}

/** 1 for a spawned ring with ten younger places free, less the sooner it will be dropped. */
function placesBeforeDrop(field: Field, olderSpawned: number): number {
  return Math.min(1, (olderSpawned + MAX_PARTICLES - field.particles.length + 1) / 10);
}

function steer(ring: Particle, time: number, pointer: Point | undefined, near: number, frames: number): void {
  ring.angle = Math.atan2(ring.y, ring.x) + Math.PI / 2;
  // The sway sets in slowly, so that no trail has a kink where the movement began.
  const sway = ring.amplitude * Math.sin(ring.frequency * time + ring.phase) * Math.min(1, time / 6);
  const back = clamp((Math.hypot(ring.x, ring.y) - ring.orbit) / 120, -0.6, 0.6);
  const heading = ring.angle + sway + back;
  // The nearer the pointer, the less a ring follows its own way.
  const own = 0.05 * (1 - near) ** 3;
  ring.speedX = ease(ring.speedX, Math.cos(heading) * ring.cruise, own, frames);
  ring.speedY = ease(ring.speedY, Math.sin(heading) * ring.cruise, own, frames);
  if (pointer && near > 0) {
    const distance = Math.hypot(pointer.x - ring.x, pointer.y - ring.y) || 1;
    const towardsX = (pointer.x - ring.x) / distance;
    const towardsY = (pointer.y - ring.y) / distance;
    // Farther out than the swirl it is pulled in, closer it is let out.
    const pull = PULL * clamp((distance - SWIRL_RADIUS) / SWIRL_RADIUS, -1, 1);
    const grip = 0.07 * near;
    ring.speedX = ease(ring.speedX, towardsX * pull - towardsY * SWIRL, grip, frames);
    ring.speedY = ease(ring.speedY, towardsY * pull + towardsX * SWIRL, grip, frames);
  }
  const speed = Math.hypot(ring.speedX, ring.speedY);
  if (speed > SPEED_CAP) {
    ring.speedX *= SPEED_CAP / speed;
    ring.speedY *= SPEED_CAP / speed;
  }
}

/**
 * Brings a particle that has left the view wholly in again at the opposite edge.
 * @returns whether it had left
 */
export function wrap(particle: Particle, bounds: Bounds): boolean {
  const x = wrapped(particle.x, bounds.left - particle.size, bounds.right + particle.size);
  const y = wrapped(particle.y, bounds.top - particle.size, bounds.bottom + particle.size);
  const moved = x !== particle.x || y !== particle.y;
  particle.x = x;
  particle.y = y;
  return moved;
}

function wrapped(value: number, low: number, high: number): number {
  if (value >= low && value <= high) return value;
  const width = high - low;
  return low + ((((value - low) % width) + width) % width);
}

/**
 * Leaves a ring where the pointer is, when it has moved more than 10 px. In a full field the oldest
 * ring that the pointer has left goes.
 * @param movement how far the pointer has come since the last call, px
 */
export function spawn(field: Field, at: Point, movement: Point): void {
  const distance = Math.hypot(movement.x, movement.y);
  if (distance <= SPAWN_MOVEMENT) return;
  if (field.particles.length >= MAX_PARTICLES) {
    const oldest = field.particles.findIndex((particle) => particle.spawned);
    if (oldest < 0) return;
    field.particles.splice(oldest, 1);
  }
  const { random } = field;
  const speed = Math.min(SPEED_CAP, distance * 0.04);
  field.particles.push({
    ...newRing(at, { size: 1.8 + random() * 3, reach: 96, color: '#c084fc', spawned: true }, random),
    opacity: 1,
    speedX: (movement.x / distance) * speed,
    speedY: (movement.y / distance) * speed,
    trail: { points: [], reach: 96 },
  });
}

/** A ring on its orbit at (x, y), as it will always look when nothing attracts it. */
export function newRing(
  { x, y }: Point,
  look: { readonly size: number; readonly reach: number; readonly color: string; readonly spawned?: boolean },
  random: () => number,
): Particle {
  const orbit = Math.hypot(x, y);
  const angle = Math.atan2(y, x) + Math.PI / 2;
  // Rings near the dot turn faster than the ones far out, as around a star.
  const turn = ((0.35 + random() * 0.4) * 90) / (orbit + 120);
  const cruise = (turn * orbit) / FRAME_RATE;
  const opacity = 0.55 + 0.4 * random();
  return {
    kind: 'ring',
    x,
    y,
    size: look.size,
    speedX: Math.cos(angle) * cruise,
    speedY: Math.sin(angle) * cruise,
    opacity,
    color: look.color,
    angle,
    amplitude: 0.04 + random() * 0.1,
    frequency: 0.2 + random() * 0.4,
    phase: random() * Math.PI * 2,
    originalOpacity: opacity,
    originalSize: look.size,
    cruise,
    orbit,
    spawned: look.spawned ?? false,
    trail: trailAlongOrbit(x, y, look.reach),
  };
}

/** Moves `value` towards `target` by `rate` of the rest each frame, the same at any frame rate. */
function ease(value: number, target: number, rate: number, frames: number): number {
  return target + (value - target) * (1 - rate) ** frames;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
