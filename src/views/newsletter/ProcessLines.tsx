import { example } from '#content/interface.ts';
import { newsletter } from '#content/newsletter.ts';
import { readers } from '#content/newsletter-edition.ts';
import '#components/ui/Example.css';

const [site, archive, subscribers] = newsletter.process.sources;
const [marina, osvaldo, rafa] = readers;
/** With room for a name over the middle line; the others' names stand outside. */
const STARTS = [12, 36, 60, 108, 132, 156, 204] as const;
/** The lines that say what they are: where each lies, and where its names stand. Those of the readers are brighter and end in a ring. */
const NAMED = [
  { y: 12, names: 2, source: site, reader: marina },
  { y: 108, names: 98, source: archive, reader: rafa },
  { y: 204, names: 229, source: subscribers, reader: osvaldo },
] as const;
const READERS: readonly number[] = NAMED.map(({ y }) => y);

/** The sources' lines come in, meet in one decision, and leave as one version per reader. */
export function Hourglass() {
  return (
    <svg
      className="newsletter-process__hourglass"
      viewBox="0 0 1280 232"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {STARTS.map((y) => (
        <path key={y} d={`M0 ${y}C240 ${y} 380 108 640 108`} strokeOpacity=".34" />
      ))}
      {STARTS.map((y) => (
        <path
          key={y}
          d={`M640 108C900 108 1040 ${y} 1280 ${y}`}
          strokeOpacity={READERS.includes(y) ? 0.8 : 0.34}
          strokeWidth={READERS.includes(y) ? 1.5 : 1}
        />
      ))}
      {NAMED.map(({ y, names, source, reader }) => (
        <g key={y}>
          <circle cx="1272" cy={y} r="6" fill="#000" strokeWidth="1.5" />
          <text y={names}>{source}</text>
          <text x="1256" y={names} textAnchor="end">
            {`${reader.name}, ${reader.sends}`}
          </text>
        </g>
      ))}
      <text className="example" x="640" y="152" textAnchor="middle">
        {example.word}
      </text>
      <circle cx="640" cy="108" r="15" fill="#9333ea" stroke="none" />
    </svg>
  );
}

/** The first half, downwards. */
export function ConvergeTall() {
  return (
    <svg
      className="newsletter-process__half"
      viewBox="0 0 350 230"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {[20, 72, 123, 175, 226, 278, 330].map((x) => (
        <path key={x} d={`M${x} 0C${x} 110 175 130 175 230`} strokeOpacity=".4" />
      ))}
    </svg>
  );
}

/** The second half, downwards. */
export function DivergeTall() {
  return (
    <svg
      className="newsletter-process__half"
      viewBox="0 -10 350 230"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {[20, 97, 175, 252, 330].map((x, index) => (
        <path key={x} d={`M175 0C175 100 ${x} 110 ${x} 210`} strokeOpacity={index % 2 === 0 ? 0.8 : 0.34} />
      ))}
      {[20, 175, 330].map((x) => (
        <circle key={x} cx={x} cy="210" r="5.5" fill="#000" strokeWidth="1.4" />
      ))}
    </svg>
  );
}
