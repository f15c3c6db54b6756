import { Dot } from '#components/ui/RingOrDot.tsx';
import { closing } from '#content/catalogue.ts';
import { solutions } from '#content/solutions.ts';
import './Catalogue.css';

/** The six entries as cards of an index, and before them one that is begun, for the visitor's case. Decorative. */
export function CardIndex() {
  return (
    <ol className="card-index" aria-hidden="true" data-drawing>
      {solutions.map(({ id, shortName }) => (
        <li key={id}>
          <span>{shortName}</span>
        </li>
      ))}
      <li>
        <span>{closing.card}</span>
        <p>
          {`${closing.case}\u00A0`}
          <Dot />
        </p>
      </li>
    </ol>
  );
}
