import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { examples, guidelines } from '#content/brand-guidelines.ts';
import type { Guideline } from '#content/schema.ts';
import { drawings } from './GuidelineDrawings.tsx';
import './Guidelines.css';

/** Six rules of use, each drawn right and wrong with the artwork itself. */
export function Guidelines() {
  return (
    <section className="section paper" id="guidelines" aria-labelledby="regras">
      <div className="page-wrap">
        <h2 className="type-h2" id="regras">
          {guidelines.title}
        </h2>
        <ol className="brand-rules">
          {guidelines.items.map((item) => (
            <Rule key={item.id} {...item} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Rule({ id, title, text, specs, right, wrong, path, dot }: Guideline) {
  const { Right, Wrong } = drawings[id];
  // Without a box the drawing's units are pixels, whatever its width.
  const viewBox = id === 'minimum' ? undefined : '0 0 300 200';
  return (
    <li>
      <div className="brand-rules__pair">
        <figure>
          <svg
            className="in-colour"
            viewBox={viewBox}
            preserveAspectRatio="xMidYMid slice"
            fill="none"
            aria-hidden="true"
          >
            <Right />
          </svg>
          <figcaption>
            <Dot />
            <span>
              <b>{examples.right}</b>
              {` ${right}`}
            </span>
          </figcaption>
        </figure>
        <figure>
          <svg
            className="in-colour"
            viewBox={viewBox}
            preserveAspectRatio="xMidYMid slice"
            fill="none"
            aria-hidden="true"
          >
            <Wrong />
          </svg>
          <figcaption>
            <svg
              className="brand-rules__no"
              viewBox="0 0 12 12"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path d="m1.5 1.5 9 9M10.5 1.5l-9 9" />
            </svg>
            <span>
              <b>{examples.wrong}</b>
              {` ${wrong}`}
            </span>
          </figcaption>
        </figure>
      </div>
      <div className="brand-rules__words">
        <LineIcon path={path} dot={dot} on />
        <div>
          <h3 className="type-h4">{title}</h3>
          <p className="type-body brand-rules__text">{text}</p>
          <p className="type-small brand-rules__specs">{specs}</p>
        </div>
      </div>
    </li>
  );
}
