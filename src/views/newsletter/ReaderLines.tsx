import { readerLines } from '#content/newsletter-edition.ts';

interface Line {
  readonly id: string;
  readonly path: string;
  readonly words: string;
  /** Where the words start. */
  readonly at: { readonly x: number; readonly y: number };
}

const WIDE: readonly Line[] = [
  {
    id: 'news-wide-1',
    path: 'M0 0C50 0 92 18 92 66V236',
    words: readerLines.wide[0],
    at: { x: 106, y: 204 },
  },
  {
    id: 'news-wide-2',
    path: 'M0 0C128 0 160 -84 252 -84C324 -84 358 -40 358 20V236',
    words: readerLines.wide[1],
    at: { x: 372, y: 204 },
  },
  {
    id: 'news-wide-3',
    path: 'M0 0C160 0 240 -252 430 -252C562 -252 624 -130 624 20V236',
    words: readerLines.wide[2],
    at: { x: 638, y: 204 },
  },
];

const TALL: readonly Line[] = [
  {
    id: 'news-tall-1',
    path: 'M-400 -415H182C292 -415 322 -298.8 322 -207.5C322 -66.4 193.2 0 0 0',
    words: readerLines.tall[0],
    at: { x: -300, y: -415 },
  },
  {
    id: 'news-tall-2',
    path: 'M-400 -362H148C258 -362 288 -260.6 288 -181C288 -57.9 172.8 0 0 0',
    words: readerLines.tall[1],
    at: { x: -300, y: -362 },
  },
  {
    id: 'news-tall-3',
    path: 'M-400 -309H112C222 -309 252 -222.5 252 -154.5C252 -49.4 151.2 0 0 0',
    words: readerLines.tall[2],
    at: { x: -300, y: -309 },
  },
];

/** From the headline's dot to the three columns of the scene. One em of the headline is 100 units. */
export function ReaderLinesWide() {
  return (
    <svg
      className="reader-lines reader-lines--wide"
      viewBox="-100 -400 900 800"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="news-wide" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="300" y2="40">
          <stop stopColor="#a855f7" />
          <stop offset=".55" stopColor="#c084fc" />
          <stop offset="1" stopColor="#fff" stopOpacity=".55" />
        </linearGradient>
      </defs>
      <Lines lines={WIDE} stroke="url(#news-wide)" strokeWidth={1.1} fontSize={12} drop={4} />
      {[92, 358, 624].map((x) => (
        <circle key={x} cx={x} cy="236" r="4.4" fill="#000" stroke="#fff" strokeWidth="1.3" />
      ))}
    </svg>
  );
}

/** On a narrow screen the lines come from the left edge, over the headline, and end in its dot. */
export function ReaderLinesTall() {
  return (
    <svg
      className="reader-lines reader-lines--tall"
      viewBox="-400 -500 800 600"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="news-tall" gradientUnits="userSpaceOnUse" x1="-360" y1="0" x2="300" y2="0">
          <stop stopColor="#fff" stopOpacity=".2" />
          <stop offset=".7" stopColor="#fff" stopOpacity=".6" />
          <stop offset="1" stopColor="#a855f7" />
        </linearGradient>
      </defs>
      <Lines lines={TALL} stroke="url(#news-tall)" strokeWidth={1.9} fontSize={24} drop={8} />
    </svg>
  );
}

/** The words lie straight: on the first, level stretch of a tall line, beside the last, upright one of a wide one. */
function Lines({
  lines,
  stroke,
  strokeWidth,
  fontSize,
  drop,
}: {
  readonly lines: readonly Line[];
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly fontSize: number;
  /** Moves the words down onto the line. */
  readonly drop: number;
}) {
  return (
    <>
      {lines.map((line) => (
        <path key={line.id} d={line.path} stroke={stroke} strokeWidth={strokeWidth} />
      ))}
      {lines.map((line) => (
        <text key={line.id} className="reader-lines__words" fontSize={fontSize} {...line.at} dy={drop}>
          {line.words}
        </text>
      ))}
    </>
  );
}
