import { Drawing } from '#components/drawing/Drawing.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { example } from '#content/interface.ts';
import { newsletter } from '#content/pages/newsletter.ts';
import { readers } from '#content/pages/newsletter-edition.ts';

const { process } = newsletter;
const [enter, create, leave] = process.steps;
const [site, archive, subscribers] = process.sources;
const [marina, osvaldo, rafa] = readers;

/** With room for a name over the middle line; the others' names stand outside. */
const STARTS = [12, 60, 108, 156, 204] as const;
/** The lines that say what they are: where each lies, and where its names stand. Those of the readers are brighter and end in a ring. */
const NAMED = [
  { y: 12, names: 2, source: site, reader: marina },
  { y: 108, names: 98, source: archive, reader: rafa },
  { y: 204, names: 229, source: subscribers, reader: osvaldo },
] as const;
const READERS: readonly number[] = NAMED.map(({ y }) => y);
const OTHERS = STARTS.filter((y) => !READERS.includes(y));

/** A line from the decision to the right edge. */
const leaving = (y: number): string => `M640 108C900 108 1040 ${y} 1280 ${y}`;
/** One from it downwards. */
const descending = (x: number): string => `M175 0C175 100 ${x} 110 ${x} 210`;

/** Conecte, Crie, Conecte: lines converge on the person who decides and leave again, one a reader. */
export function NewsletterProcess() {
  return (
    <Section id="processo-titulo" anchor="processo" ground="night" title={process.title}>
      <RingLine
        className="hourglass"
        drawing={
          // The sources' lines come in, meet in one decision, and leave as one version per reader.
          <Drawing className="wide-only" box="0 0 1280 280" width="100%" overflow="visible">
            <path
              d={[...STARTS.map((y) => `M0 ${y}C240 ${y} 380 108 640 108`), ...OTHERS.map(leaving)].join('')}
              strokeOpacity=".34"
            />
            <path d={READERS.map(leaving).join('')} strokeOpacity=".8" strokeWidth="1.5" />
            {NAMED.map(({ y, names, source, reader }) => (
              <g key={y}>
                <circle cx="1272" cy={y} r="6" fill="#000" strokeWidth="1.5" />
                <text y={names} fill="currentColor" fillOpacity=".72" stroke="none">
                  {source}
                </text>
                <text x="1256" y={names} textAnchor="end" fill="currentColor" fillOpacity=".72" stroke="none">
                  {`${reader.name}, ${reader.sends}`}
                </text>
              </g>
            ))}
            <text className="example" x="640" y="152" textAnchor="middle" stroke="none">
              {example.word}
            </text>
            <circle cx="640" cy="108" r="15" fill="#9333ea" stroke="none" />
          </Drawing>
        }
        steps={[
          {
            ...enter,
            extra: (
              <>
                <Ends names={process.sources} />
                {/* The first half, downwards. */}
                <Drawing className="narrow-only" box="0 0 350 230" width="100%">
                  <path
                    d={[20, 97, 175, 252, 330].map((x) => `M${x} 0C${x} 110 175 130 175 230`).join('')}
                    strokeOpacity=".4"
                  />
                </Drawing>
              </>
            ),
          },
          {
            // The dot that a phone's lines meet in.
            picture: (
              <svg className="narrow-only" width="100%" height="42" aria-hidden="true">
                <circle cx="50%" cy="13" r="13" fill="#9333ea" />
                <text className="example" x="58%" y="17">
                  {example.word}
                </text>
              </svg>
            ),
            ...create,
          },
          {
            picture: (
              <>
                {/* The second half, downwards. */}
                <Drawing className="narrow-only" box="0 -22 350 242" width="100%" overflow="visible">
                  <path d={[97, 252].map(descending).join('')} strokeOpacity=".34" />
                  <path d={[20, 175, 330].map(descending).join('')} strokeOpacity=".8" />
                  {[20, 175, 330].map((x) => (
                    <circle key={x} cx={x} cy="210" r="5.5" fill="#000" strokeWidth="1.4" />
                  ))}
                  <circle cx="175" cy="-2" r="4" fill="#9333ea" stroke="none" />
                </Drawing>
                <Ends names={[marina, rafa, osvaldo].map(({ name, sends }) => `${sends} ${name}`)} />
              </>
            ),
            ...leave,
          },
        ]}
      />
    </Section>
  );
}

/** Where a phone's lines come from, or lead to. */
function Ends({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="type-label narrow-only hourglass__ends" aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
