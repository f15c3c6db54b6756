import { sections } from '#content/newspaper-sites.ts';
import './NewspaperSections.css';

/** The picture on each section's front, in the order of the features, in a box of 160 by 72, and where its dot is. */
const PICTURES = [
  // A sentence that has its full stop.
  ['M0 12H160M0 30H132M0 48H76', 86, 46],
  // Two front pages: below the same lead story, another order.
  ['M0 1H70V71H0ZM90 1H160V71H90ZM10 38H60M10 54H40M100 38H130M100 54H150', 14, 19],
  // Readers, minute by minute.
  ['M0 71H160M0 60 24 52 48 56 72 36 96 42 120 18 154 8', 155, 8],
  // Stories read, and the gate before the next.
  ['M0 14H36M0 28H28M0 42H36M50 14H86M50 28H80M50 42H74M112 0V66M126 14H160M126 28H152M126 42H160', 112, 67],
  // A screen, a tablet and a phone.
  ['M0 8H80V62H0ZM92 20H130V62H92ZM142 30H160V62H142Z', 151, 53],
  // One story and the four places that it goes to.
  ['M0 36H60M60 36 104 6H160M60 36 104 26H160M60 36 104 46H160M60 36 104 66H160', 60, 36],
] as const;

/** Six features as the sections of a newspaper, A to F, pulled out of each other. */
export function NewspaperSections() {
  return (
    <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          {sections.title}
        </h2>
        <ul className="newspaper-sections">
          {sections.items.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{String.fromCharCode('A'.charCodeAt(0) + index)}</span>
              <Picture index={index} />
              <div>
                <h3 className="type-h4">{title}</h3>
                <p className="type-small">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Picture({ index }: { readonly index: number }) {
  const [d, x, y] = PICTURES[index] ?? PICTURES[0];
  return (
    <svg viewBox="0 0 160 72" fill="none" stroke="#111827" strokeWidth="1.5" aria-hidden="true">
      <path d={d} />
      <circle cx={x} cy={y} r="4" fill="#9333ea" stroke="none" />
    </svg>
  );
}
