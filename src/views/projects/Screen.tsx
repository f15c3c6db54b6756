import { Dot, Ring } from '#components/ui/Marks.tsx';
import { artefact } from '#content/projects.ts';
import './Projects.css';

const { screen: words } = artefact;

/** The screen of the project as it is in use; `revised`: with what the last step put first. */
export function Screen({ revised = false }: { readonly revised?: boolean }) {
  return (
    <div className="project-screen">
      <p>
        <b>{words.title}</b>
        <span>{words.route}</span>
      </p>
      {revised ? (
        <p>
          <span className="scene__why">{words.own.label}</span>
          <b>{words.own.time}</b>
          <span>{words.own.wait}</span>
        </p>
      ) : null}
      <ul>
        {words.stops.map(({ name, time, done }) => (
          <li key={name} className={revised && time === words.own.time ? 'scene__on' : undefined}>
            {done ? <Dot /> : <Ring />}
            {name}
            <b>{time}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same screen before it was built: dashed, with blocks in place of its words. */
export function Wireframe() {
  return (
    <div className="project-screen project-screen--wire">
      <p>
        <b>{words.title}</b>
        <Block width="5.5rem" />
      </p>
      <ul>
        {words.stops.map(({ name }) => (
          <li key={name}>
            <Block width="5.5rem" />
            <Block width="2.25rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Block({ width }: { readonly width: string }) {
  return (
    <svg width={width} height="0.625rem" aria-hidden="true">
      <rect width="100%" height="100%" fill="#111827" fillOpacity=".16" />
    </svg>
  );
}
