import { Scene } from '#components/scenes/Scene.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { legalScene as words } from '#content/home-scenes.ts';
import './LegalScene.css';

/** The legal-publications section of a portal: search, and three entries with their state. */
export function LegalScene() {
  return (
    <Scene className="legal-scene" label={words.label} proposed={words.proposed} decided={words.decided}>
      <div className="legal-scene__search">
        <span>{words.search}</span>
        <span>{words.filters}</span>
      </div>
      <ul>
        {words.rows.map((row) => (
          <li className="legal-scene__row" key={row.title}>
            <b>{row.kind}</b>
            <p>
              {row.title}
              <span className="scene__note">
                {row.entity} · {row.date}
              </span>
            </p>
            <span className="scene__note">
              {row.done ? <Dot /> : <Ring />}
              {row.done ? words.published : words.pending}
            </span>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
