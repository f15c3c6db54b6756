import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { about } from '#content/about.ts';
import { milestones } from '#content/timeline.ts';

/** The orbit of the years in the drawing's units, and its places in degrees, clockwise from the right. */
const orbit = { x: 440, y: 500, r: 430, from: 190, step: 12.5 } as const;

/** A place on a circle around the orbit's middle. */
function place(index: number, r: number): { readonly x: number; readonly y: number } {
  const angle = ((orbit.from + index * orbit.step) * Math.PI) / 180;
  return { x: Math.round(orbit.x + r * Math.cos(angle)), y: Math.round(orbit.y + r * Math.sin(angle)) };
}

/** The last call: the years go on to an open place. */
export function AboutClosing() {
  const { title, text, contact, solutions } = about.closing;
  return (
    <ClosingCall title={title} text={text} object={<OpenPlace />}>
      <ButtonLink href="/contato">{contact}</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        {solutions}
      </ButtonLink>
    </ClosingCall>
  );
}

function OpenPlace() {
  const { drawing, next } = about.closing;
  const last = place(milestones.length, orbit.r);
  return (
    <svg
      width="100%"
      viewBox="0 0 520 440"
      fill="none"
      fontSize="22"
      overflow="visible"
      role="img"
      aria-label={drawing}
      data-drawing
    >
      <linearGradient id="orbita" gradientUnits="userSpaceOnUse" x1="0" y1="440" x2="0" y2="300">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity=".34" />
      </linearGradient>
      <circle cx={orbit.x} cy={orbit.y} r={orbit.r} stroke="url(#orbita)" />
      {milestones.map(({ year }, index) => {
        const dot = place(index, orbit.r);
        const words = place(index, orbit.r - 42);
        return (
          <g key={year} fill="#fff">
            <circle cx={dot.x} cy={dot.y} r="4.5" />
            <text x={words.x} y={words.y + 6} textAnchor="middle" fillOpacity=".72">
              {year}
            </text>
          </g>
        );
      })}
      <circle cx={last.x} cy={last.y} r="23" fill="#000" stroke="#c084fc" strokeWidth="2" />
      <text x="520" y={last.y - 42} textAnchor="end" fill="#fff" fontWeight="600">
        {next}
      </text>
    </svg>
  );
}
