import { Scene } from '#components/scenes/Scene.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { philosophy } from '#content/philosophy.ts';
import './Principles.css';

/** The principles as decision lines: from what the machine proposes to what a person decides. */
export function Principles() {
  const { title, machine, person, items, proof } = philosophy.principles;
  return (
    <section className="section" aria-labelledby="principios">
      <div className="page-wrap">
        <h2 className="type-h2" id="principios">
          {title.map((line) => (
            <span className="title-line" key={line}>
              {`${line} `}
            </span>
          ))}
        </h2>
        <div className="principles">
          <p className="principles__head type-label" aria-hidden="true" lang="en">
            <span>{machine}</span>
            <span>{person}</span>
          </p>
          <ul>
            {items.map((item) => (
              <li className="principles__row" key={item.machine}>
                <p className="principles__machine">{item.machine}</p>
                <span className="principles__line" aria-hidden="true" />
                <p>{item.person}</p>
              </li>
            ))}
          </ul>
        </div>
        <Scene
          className="principles__proof"
          label={proof.label}
          proposed={proof.proposed}
          decided={proof.decided}
          bar={
            <>
              <b>{proof.paper}</b>
              <span>{proof.saved}</span>
            </>
          }
        >
          <p className="principles__news">
            {proof.text[0]}
            <mark>{proof.text[1]}</mark>
            {proof.text[2]}
          </p>
          <div className="principles__note">
            <Dot />
            <p>
              <b>{proof.note.title}</b>
              {` ${proof.note.text}`}
              <b>{proof.note.decided}</b>
            </p>
          </div>
        </Scene>
      </div>
    </section>
  );
}
