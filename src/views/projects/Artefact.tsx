import type { ReactNode } from 'react';
import { Scene } from '#components/scenes/Scene.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { artefact as words } from '#content/projects-artefact.ts';
import type { MethodStep } from '#content/schema.ts';
import { Screen, Wireframe } from './Screen.tsx';
import { Sketches } from './Sketches.tsx';
import './Artefact.css';

/** The same thing at the end of each step. It stays in the middle of its sheet and gets whole. */
const states: Readonly<Record<MethodStep['id'], () => ReactNode>> = {
  descoberta: Complaints,
  ideacao: Sketches,
  prototipagem: () => (
    <>
      <Note {...words.notes.prototipagem[0]} />
      <Wireframe />
      <Note {...words.notes.prototipagem[1]} />
    </>
  ),
  desenvolvimento: () => (
    <>
      <Note {...words.notes.desenvolvimento[0]} />
      <Screen />
      <Note {...words.notes.desenvolvimento[1]} />
    </>
  ),
  evolucao: () => (
    <>
      <Note {...words.notes.evolucao[0]} />
      <Screen revised />
      <ol className="artefact__note">
        {words.next.map((improvement, index) => (
          <li className="marked" key={improvement}>
            {index === 0 ? <Dot /> : <Ring />}
            {improvement}
          </li>
        ))}
      </ol>
    </>
  ),
};

/** One project as it is at the end of a step, with who proposed and who approved on its lower edge. */
export function Artefact({ step }: { readonly step: MethodStep }) {
  const State = states[step.id];
  return (
    <Scene
      className={`artefact artefact--${step.id}`}
      label={words.labels[step.id]}
      proposed={step.proposed}
      decided={step.decided}
      bar={
        <>
          <b>{words.title}</b>
          <span>{words.client}</span>
        </>
      }
    >
      <State />
    </Scene>
  );
}

function Complaints() {
  const { before, chosen, count, after } = words.complaints;
  return (
    <>
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {chosen}
        <span className="scene__note marked">
          <Dot />
          {count}
        </span>
      </p>
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

function Note({ figure, text }: { readonly figure: string; readonly text: string }) {
  return (
    <p className="artefact__note">
      <b>{figure}</b>
      {text}
    </p>
  );
}
