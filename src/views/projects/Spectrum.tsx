import { type SpectrumPoint, spectrum, spectrumTitle } from '#content/projects.ts';
import './Spectrum.css';

/** The piece of the line over each column: straight, straight with one turn of its own, freehand. Box of 400 by 160. */
const pieces: Readonly<Record<SpectrumPoint['id'], string>> = {
  ready: 'M-1400 80H300',
  hybrid: 'M-82 80H58C92 80 90 28 128 28S154 126 192 126 226 80 260 80H300',
  custom:
    'M-82 80H-32C16 80 44 20 84 24C126 28 96 138 142 138C198 138 238 28 190 22C146 17 152 120 216 114C268 109 262 50 306 46C340 43 352 66 378 80',
};

/** From ready-made to custom: one line that gets freer, with a point for each of the three. */
export function Spectrum() {
  return (
    <section className="spectrum paper section" aria-labelledby="espectro">
      <div className="page-wrap">
        <h2 className="type-h2 spectrum__title" id="espectro">
          {spectrumTitle}
        </h2>
        <ul className="spectrum__points">
          {spectrum.map((point) => (
            <li key={point.id}>
              <Piece id={point.id} />
              <h3 className="type-h3">{point.title}</h3>
              <p className="type-label spectrum__when">{point.when}</p>
              <p className="type-body spectrum__text">{point.description}</p>
              {point.link ? (
                <a className="text-link text-link--alone spectrum__link" href={point.link.href}>
                  {point.link.label}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Piece({ id }: { readonly id: SpectrumPoint['id'] }) {
  return (
    <svg
      className="spectrum__piece"
      viewBox="0 0 400 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      data-drawing
    >
      <path d={pieces[id]} />
      {id === 'custom' ? (
        <circle cx="389" cy="80" r="11" fill="var(--ct-accent)" stroke="none" />
      ) : (
        <circle cx="309" cy="80" r="9" />
      )}
    </svg>
  );
}
