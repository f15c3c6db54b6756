import { Scene } from '#components/scenes/Scene.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { legalCrop as words } from '#content/catalogue-scenes.ts';
import './LegalCrop.css';

/** Publicidade Legal: the register of a portal's notices. */
export function LegalCrop() {
  return (
    <Scene className="crop legal-crop" label={words.label} proposed={words.proposed} decided={words.decided}>
      <p className="legal-crop__search">
        <span>{words.search}</span>
        <span>{words.filters}</span>
      </p>
      <ul>
        {words.rows.map(({ kind, title, entity, date, done }) => (
          <li key={kind}>
            <b>{kind}</b>
            <p>
              {title}
              <span className="scene__note">
                {entity} · {date}
              </span>
            </p>
            <span className="scene__note">
              {done ? <Dot /> : <Ring />}
              {done ? words.published : words.pending}
            </span>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
