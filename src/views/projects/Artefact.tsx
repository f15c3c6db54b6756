import { Drawing } from '#components/drawing/Drawing.tsx';
import './Projects.css';
import type { ComponentProps, ReactNode } from 'react';
import { Scene } from '#components/scenes/Scene.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { artefact as words } from '#content/pages/projects.ts';
import type { MethodStep } from '#content/schema.ts';

/** One project as it is at the end of a step, with who proposed and who approved on its lower edge. */
export function Artefact({ step }: { readonly step: MethodStep }) {
  const [before, after] = notes[step.id] ?? [];
  return (
    <Scene
      className={`artefact artefact--${step.id}`}
      label={words.labels[step.id]}
      proposed={step.proposed}
      decided={step.decided}
      bar={words.bar}
    >
      {before ? <Note {...before} /> : null}
      {objects[step.id]}
      {after ? <Note {...after} /> : null}
    </Scene>
  );
}

const notes: Readonly<Partial<Record<MethodStep['id'], readonly ComponentProps<typeof Note>[]>>> =
  words.notes;

function Complaints() {
  const { before, chosen, count, after } = words.complaints;
  return (
    <>
      {[...before, chosen, ...after].map((text) => (
        <p key={text}>
          {text}
          {text === chosen ? (
            <span className="scene__note marked">
              <Dot />
              {count}
            </span>
          ) : null}
        </p>
      ))}
      <Drawing box="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none">
        <path vectorEffect="non-scaling-stroke" strokeOpacity=".4" d="M17 15 50 40 19 66M50 40 62 86" />
      </Drawing>
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

/** The three ways out, by hand: a map, a list of hours, a message. Box of 200 by 300. */
const drawings = [
  'M12 16Q8 9 22 8L178 11Q190 12 189 24L186 292M14 300L12 16M14 44Q98 38 189 43M26 29L92 27M32 276C44 230 92 246 88 198S138 168 126 128 166 96 158 66M84 190l10 4M120 132l11-3M150 74l13-4M60 228q13-15 24 2l-9 15-8-1zM138 150q-2-14 13-14 12 2 10 15l-11 14zM26 262l30-4M96 284l66-3M24 92l54 2M24 104l34-1',
  'M11 20Q10 8 24 9L176 7Q190 8 189 20L190 300M12 300L11 20M12 52Q100 47 189 52M28 27L116 25M28 37L82 38M28 82l74-2M148 82l26-1M12 106q90-4 177 0M28 134l60 1M148 135l25-2M12 158q90 3 177-1M28 186l82-2M148 186l26 0M12 210q80-3 177 1M28 238l66 1M148 239l25-1M12 262q90-3 177 0M28 288l56-1M148 289l24-1',
  'M13 18Q12 8 26 8L174 10Q188 10 188 22L190 296M10 300L13 18M12 46Q98 41 188 46M28 28L70 27M30 76Q28 66 40 66L134 68Q144 68 143 80L142 118Q142 128 130 127L52 128 36 142 39 127Q29 126 30 114zM46 86l74 2M46 100l78-1M46 113l40 1M64 178Q63 168 76 168L164 167Q174 168 173 179L172 208Q172 218 160 217L156 231 144 218 76 219Q64 218 65 207zM80 186l70-1M80 200l44 1M30 262Q30 252 42 252L118 253Q128 254 127 264L127 280Q126 288 116 288L44 289Q32 288 31 278z',
] as const;

/** The second step: three sketches side by side, and how long each would take. The middle one was chosen. */
function Sketches() {
  return words.sketches.map(({ name, effort }, index) => (
    <figure key={name}>
      <figcaption>
        <b className="marked">
          {index === 1 ? <Dot /> : null}
          {name}
        </b>
        <span className="scene__note">{effort}</span>
      </figcaption>
      <Drawing
        box="0 0 200 300"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMin"
        stroke={index === 1 ? 'var(--ct-ink)' : 'var(--ct-control)'}
        strokeWidth="2"
      >
        <path strokeLinecap="round" strokeLinejoin="round" d={drawings[index]} />
      </Drawing>
    </figure>
  ));
}

const { screen } = words;

/** The screen of the project as it is in use; `revised`: with what the last step put first; `brief`: with five stops at most. */
export function Screen({
  revised = false,
  brief = false,
}: {
  readonly revised?: boolean;
  readonly brief?: boolean;
}) {
  return (
    <div className="project-screen">
      <p>
        <b>{screen.title}</b>
        <span>{screen.route}</span>
      </p>
      {revised ? (
        <p>
          <span className="scene__why">{screen.own.label}</span>
          <b>{screen.own.time}</b>
          <span>{screen.own.wait}</span>
        </p>
      ) : null}
      <ul className="ruled">
        {screen.stops.slice(0, brief ? 5 : undefined).map(({ name, time, done }, index) => (
          <li
            key={name}
            className={[
              'marked',
              revised && time === screen.own.time ? 'scene__on' : '',
              brief && index >= 3 ? 'desk-only' : '',
            ].join(' ')}
          >
            {done ? <Dot /> : <Ring />}
            {revised && time === screen.own.time ? <b>{name}</b> : name}
            <b>{time}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same screen before it was built: dashed, with blocks in place of its screen. */
function Wireframe() {
  return (
    <div className="project-screen project-screen--wire">
      <p>
        <b>{screen.title}</b>
        <Block width="5.5rem" />
      </p>
      <ul className="ruled">
        {screen.stops.map(({ name }) => (
          <li className="marked" key={name}>
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

/** The same thing at the end of each step. It stays in the middle of its sheet and gets whole. */
const objects: Readonly<Record<MethodStep['id'], ReactNode>> = {
  descoberta: <Complaints />,
  ideacao: <Sketches />,
  prototipagem: <Wireframe />,
  desenvolvimento: <Screen />,
  evolucao: (
    <>
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
