import { hero } from '#content/pages/leia-la.ts';

const wide = {
  id: 'leia-coil-wide',
  className: 'desk-only',
  viewBox: '-1000 -500 1600 600',
  path: 'M-250 -200C-120 -244 50 -262 180 -240C300 -220 380 -186 380 -124C380 -50 300 -4 230 -30C170 -54 176 -130 232 -136C290 -142 312 -76 262 -40C210 -4 110 0 0 0',
  text: hero.longAddress,
  fontSize: 14.5,
  /** How much of the path the text takes, in the drawing's units. */
  textLength: 695,
};

const tall = {
  id: 'leia-coil-tall',
  className: 'narrow-only spacious-only',
  viewBox: '-1000 -600 1600 700',
  path: 'M-715 -385C-430 -448 -170 -470 -40 -430C40 -405 88 -340 88 -245C88 -150 50 -92 0 -92C-45 -92 -70 -115 -70 -142C-70 -172 -45 -192 -12 -192C36 -192 66 -150 66 -98C66 -40 45 0 0 0',
  text: hero.narrowAddress,
  fontSize: 28.3,
  textLength: 746,
};

/** A tablet has room for the whole address. */
const tablet = {
  ...tall,
  id: 'leia-coil-tablet',
  className: 'below-desk wide-only',
  text: hero.longAddress,
  fontSize: 18.2,
  textLength: 873,
};

/** The long address, which winds once around itself and ends in the headline's dot, the origin of its drawing. */
export function Coils() {
  const coils = [wide, tablet, tall].map(({ id, className, viewBox, path, text, fontSize, textLength }) => (
    <svg key={id} className={className} viewBox={viewBox} fill="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-ink`} gradientUnits="userSpaceOnUse" x1="300" y1="-240" x2="0" y2="0">
          <stop stopColor="#fff" stopOpacity=".5" />
          <stop offset=".6" stopColor="#c084fc" />
          <stop offset="1" stopColor="#a855f7" />
        </linearGradient>
      </defs>
      {/* The line is drawn only where the text has ended. */}
      <path
        id={id}
        d={path}
        stroke={`url(#${id}-ink)`}
        strokeWidth={fontSize / 9.1}
        strokeDasharray={`0 ${textLength + fontSize} 9000`}
      />
      <text fontSize={fontSize} fontWeight="450" fill="#fff" fillOpacity=".72">
        <textPath href={`#${id}`} textLength={textLength} lengthAdjust="spacing">
          {text}
        </textPath>
      </text>
    </svg>
  ));
  return <>{coils}</>;
}
