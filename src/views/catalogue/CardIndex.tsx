import { closing } from '#content/catalogue.ts';
import { solutions } from '#content/solutions.ts';
import './CardIndex.css';

/** The six entries as cards of an index, and before them one that is begun, for the visitor's case. Decorative. */
export function CardIndex() {
  return (
    <ol className="card-index" aria-hidden="true" data-drawing>
      {solutions.map(({ id, shortName }) => (
        <li key={id}>
          <span>{shortName}</span>
        </li>
      ))}
      <li className="card-index__own">
        <span>{closing.card}</span>
        <p>
          {closing.case}
          <i />
        </p>
      </li>
    </ol>
  );
}
