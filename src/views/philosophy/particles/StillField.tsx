import { round } from '#components/drawing/curves.ts';
import { connectionOpacity, connections } from './connections.ts';
import { DECIDED, WHITE_TRAIL } from './draw.ts';
import { createField, type Layout, layouts } from './field.ts';
import { BANDS, bandOpacity } from './pointer-trail.ts';
import type { Particle } from './simulation.ts';

/**
 * The particle field as it is before it moves, drawn around the dot that it is put into. It is what
 * stands there without JavaScript or without a canvas, and the canvas starts from the same picture.
 */
export function StillField() {
  return (
    <span className="still-field" data-particles-center>
      <Still layout={layouts.wide} />
      <Still layout={layouts.narrow} />
    </span>
  );
}

function Still({ layout }: { readonly layout: Layout }) {
  const { particles } = createField(layout);
  const rings = particles.filter((particle) => particle.kind === 'ring');
  return (
    <svg width="1" height="1" fill="none" aria-hidden="true">
      <g strokeWidth="1.1">
        {['#ffffff', '#c084fc'].flatMap((color) =>
          Array.from({ length: BANDS }, (_, band) => (
            <path
              key={`${color}${bandOpacity(band)}`}
              stroke={color}
              strokeOpacity={fine(bandOpacity(band) * (color === '#ffffff' ? WHITE_TRAIL : 1))}
              d={rings
                .filter((ring) => ring.color === color)
                .map((ring) => arc(ring, band))
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
            d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`}
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
function arc(ring: Particle, band: number): string {
  const radius = Math.hypot(ring.x, ring.y);
  const head = Math.atan2(ring.y, ring.x);
  const at = (end: number) => {
    const angle = head - (ring.trail.reach * end) / BANDS / radius;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  };
  const r = round(radius);
  return `M${at(band + 1)}A${r} ${r} 0 0 1 ${at(band)}`;
}

function fine(value: number): number {
  return Math.round(value * 1000) / 1000;
}
