import { Drawing } from '#components/drawing/Drawing.tsx';
import './Projects.css';
import { RingLine } from '#components/sections/RingLine.tsx';
import { spectrum } from '#content/pages/projects.ts';

/** The piece of the line over each column: straight, straight with one turn of its own, freehand. Box of 400 by 160, a gutter wider than its column. */
const pieces = {
  ready: 'M-1400 80H359',
  hybrid: 'M-23 80H68C102 80 100 28 138 28S164 126 202 126 236 80 270 80H359',
  custom:
    'M-23 80C21 80 45 20 83 24C122 28 94 138 137 138C189 138 227 28 182 22C141 17 146 120 206 114C255 109 249 50 291 46C322 43 334 66 360 80',
} as const;

/** From ready-made to custom: one line that gets freer, with a point for each of the three. */
export function Spectrum() {
  return (
    <RingLine
      steps={spectrum.map(({ id, ...step }) => ({
        ...step,
        picture: (
          <Drawing box="0 0 400 160" overflow="visible" strokeWidth="1.5" data-drawing>
            <path d={pieces[id]} />
            {id === 'custom' ? (
              <circle cx="368" cy="80" r="10" fill="var(--ct-accent)" stroke="none" />
            ) : (
              <circle cx="368" cy="80" r="9" />
            )}
          </Drawing>
        ),
      }))}
    />
  );
}
