import { drawField } from './draw.ts';
import { createField, fitField, layouts } from './field.ts';
import { advance, FRAME_RATE, type Point, spawn } from './simulation.ts';

/**
 * Brings the particle field of the philosophy page to life. It moves unless the visitor asks for reduced
 * motion or presses pause, and only while it is in view in a visible tab. Without a canvas the still
 * picture in the page stays.
 */
const MAX_PIXEL_RATIO = 2;
/** A longer pause between two frames, as after a tab comes back, counts as this many frames. */
const LONGEST_LAPSE = 3;
/** A browser that photographs a whole page makes the view one pixel wide for a moment: too narrow to fit rings into, px. */
const NARROWEST = 100;
/** The pointer's movement is measured this often, so that a fast mouse counts like a slow one; ms. */
const POINTER_INTERVAL = 1000 / FRAME_RATE;

const hero = document.querySelector<HTMLElement>('[data-particles]');
const canvas = hero?.querySelector('canvas');
const center = hero?.querySelector<HTMLElement>('[data-particles-center]');
const context = canvas?.getContext('2d');
if (hero && canvas && center && context) start(hero, canvas, center, context);

function start(
  hero: HTMLElement,
  canvas: HTMLCanvasElement,
  center: HTMLElement,
  context: CanvasRenderingContext2D,
): void {
  const button = hero.querySelector<HTMLButtonElement>('[data-motion-toggle]');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const field = createField(matchMedia('(min-width: 48rem)').matches ? layouts.wide : layouts.narrow);
  let size = { width: 0, height: 0 };
  let origin: Point = { x: 0, y: 0 };
  /** What the canvas was last fitted to: the same again clears and places nothing. */
  let fitted = '';
  let pointer: Point | undefined;
  let measured: (Point & { readonly at: number }) | undefined;
  let inView = true;
  let wanted = !reduced.matches;
  let frame = 0;
  let last = 0;
  /** How long the last frame's work took, with the browser's drawing of it, ms. */
  let cost = 0;

  const paint = () => drawField(context, field, pointer, origin, size);

  const resize = () => {
    const box = hero.getBoundingClientRect();
    const at = center.getBoundingClientRect();
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1);
    const place = { x: at.left - box.left, y: at.top - box.top };
    const fit = [box.width, box.height, place.x, place.y, ratio].join();
    if (box.width < NARROWEST || fit === fitted) return;
    fitted = fit;
    size = { width: box.width, height: box.height };
    origin = place;
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
    context.setTransform(canvas.width / box.width, 0, 0, canvas.height / box.height, 0, 0);
    const [dot] = field.particles;
    if (dot) dot.originalSize = (center.parentElement?.offsetWidth ?? 20) / 2;
    if (dot && frame === 0) dot.size = dot.originalSize;
    const right = size.width - origin.x;
    const bounds = { left: -origin.x, top: -origin.y, right, bottom: size.height - origin.y };
    fitField(field, bounds, frame !== 0);
    paint();
  };

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    // At most half of the time: on a slow processor frames are left out, so that a press is answered at once.
    if (now - last < 2 * cost) return;
    const start = performance.now();
    const frames = Math.min(LONGEST_LAPSE, ((now - last) / 1000) * FRAME_RATE);
    last = now;
    advance(field, pointer, frames);
    paint();
    // After the frame: a browser that draws on the processor takes ten times as long for the strokes as for noting them.
    setTimeout(() => {
      cost = performance.now() - start;
    });
  };

  /** Starts or stops the loop to match what the visitor wants and sees. */
  const update = () => {
    const running = wanted && inView && !document.hidden;
    if (running && frame === 0) {
      last = performance.now();
      cost = 0;
      frame = requestAnimationFrame(tick);
    } else if (!running && frame !== 0) {
      cancelAnimationFrame(frame);
      frame = 0;
    }
    hero.dataset.motion = wanted ? 'on' : 'off';
  };

  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = hero.getBoundingClientRect();
    pointer = { x: clientX - box.left - origin.x, y: clientY - box.top - origin.y };
    const now = performance.now();
    if (measured && now - measured.at < POINTER_INTERVAL) return;
    if (measured && frame !== 0) {
      spawn(field, pointer, { x: pointer.x - measured.x, y: pointer.y - measured.y });
    }
    measured = { ...pointer, at: now };
  };
  const leave = () => {
    pointer = undefined;
    measured = undefined;
  };

  hero.addEventListener('pointermove', point, { passive: true });
  hero.addEventListener('pointerdown', point, { passive: true });
  hero.addEventListener('pointerleave', leave);
  hero.addEventListener('pointercancel', leave);
  button?.addEventListener('click', () => {
    wanted = !wanted;
    update();
  });
  reduced.addEventListener('change', () => {
    wanted = !reduced.matches;
    update();
  });
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? true;
    update();
  }).observe(hero);
  // The headline's own size moves the dot, also when its font arrives.
  const watch = new ResizeObserver(resize);
  watch.observe(hero);
  if (center.parentElement) watch.observe(center.parentElement);
  void document.fonts.ready.then(resize);

  resize();
  update();
}
