import { round } from '#components/drawing/round.ts';
import { connectionOpacity, connections, DECIDED, WHITE_TRAIL } from './draw.ts';
import { createField, type Layout, layouts } from './field.ts';
import { BANDS, bandOpacity } from './pointer-trail.ts';
import type { Particle } from './simulation.ts';

/** How many steps a trail fades in here: two of the canvas's for each, because every piece of a line weighs in the document. */
const STEPS = BANDS / 2;

/**
 * The particle field as it is before it moves, drawn around the dot that it is put into. It is what
 * stands there without JavaScript or without a canvas, and the canvas starts from the same picture.
 */
export function StillField() {
  return (
    <span className="still-field" data-particles-center>
      <Still layout={layouts.wide} className="wide-only" />
      <Still layout={layouts.narrow} className="narrow-only" />
    </span>
  );
}

function Still({ layout, className }: { readonly layout: Layout; readonly className: string }) {
  const { particles } = createField(layout);
  const rings = particles.filter((particle) => particle.kind === 'ring');
  return (
    <svg className={className} width="1" height="1" fill="none" overflow="visible" aria-hidden="true">
      <g strokeWidth="1.1">
        {['#ffffff', '#c084fc'].flatMap((color) =>
          Array.from({ length: STEPS }, (_, step) => (
            <path
              key={`${color}${stepOpacity(step)}`}
              stroke={color}
              strokeOpacity={fine(stepOpacity(step) * (color === '#ffffff' ? WHITE_TRAIL : 1))}
              d={rings
                .filter((ring) => ring.color === color)
                .map((ring) => arc(ring, step))
                .join('')}
            />
          )),
        )}
      </g>
      {connections(particles).map((connection) => {
        const { from, to } = connection;
        const opacity = fine(connectionOpacity(connection, undefined));
        return opacity < 0.01 ? null : (
          <path
            key={`${from.x} ${to.x}`}
            d={`M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`}
            stroke={to.kind === 'dot' ? DECIDED : '#fff'}
            strokeOpacity={opacity}
          />
        );
      })}
      <g fill="#000" stroke="#fff" strokeWidth="1.4">
        {rings.map((ring) => (
          <circle
            key={ring.x}
            cx={round(ring.x)}
            cy={round(ring.y)}
            r={round(ring.size)}
            strokeOpacity={fine(ring.opacity)}
          />
        ))}
      </g>
    </svg>
  );
}

/** One step of a trail's fade: a piece of the circle around the dot. */
function arc(ring: Particle, step: number): string {
  const radius = Math.hypot(ring.x, ring.y);
  const head = Math.atan2(ring.y, ring.x);
  const at = (end: number) => {
    const angle = head - (ring.trail.reach * end) / STEPS / radius;
    return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
  };
  const r = Math.round(radius);
  return `M${at(step + 1)}A${r} ${r} 0 0 1 ${at(step)}`;
}

/** The mean of the canvas's two steps. */
function stepOpacity(step: number): number {
  return (bandOpacity(2 * step) + bandOpacity(2 * step + 1)) / 2;
}

function fine(value: number): number {
  return Math.round(value * 100) / 100;
}
