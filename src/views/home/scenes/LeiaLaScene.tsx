import { Scene } from '#components/scenes/Scene.tsx';
import { leiaLaScene as words } from '#content/home-scenes.ts';
import { sparkline } from './sparkline.ts';
import './LeiaLaScene.css';

const clicks = sparkline(words.perHour, { width: 300, height: 100, most: 6000 });
const line = { vectorEffect: 'non-scaling-stroke' } as const;

/** One short link: the clicks of a day and where each reader is sent. */
export function LeiaLaScene() {
  return (
    <Scene
      className="leia-la-scene"
      label={words.label}
      proposed={words.proposed}
      decided={words.decided}
      bar={
        <>
          <b>{words.link}</b>
          <span>{words.period}</span>
        </>
      }
    >
      <div className="leia-la-scene__day">
        <p>
          <span className="scene__note">{words.clicksLabel}</span>
          <b>{words.clicks}</b>
        </p>
        <div className="scene__note leia-la-scene__chart">
          <Marks of={words.scale} />
          <svg
            viewBox="0 0 300 100"
            fill="none"
            stroke="currentColor"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 0H300M0 50H300M0 100H300" {...line} strokeOpacity=".12" />
            <path d={clicks.d} {...line} strokeWidth="1.75" />
            {/* A point of no length with a round cap: a dot that stays round while the drawing is stretched. */}
            <path
              d={`M${clicks.end.join(' ')}h0`}
              {...line}
              stroke="var(--ct-accent)"
              strokeLinecap="round"
              strokeWidth="10"
            />
          </svg>
          <Marks of={words.hours} />
        </div>
      </div>
      <ul className="leia-la-scene__rules">
        {words.rules.map((rule) => (
          <li key={rule.target}>
            <span className="scene__note">{rule.when}</span>
            <span>
              {rule.subject ? <b>{rule.subject} → </b> : null}
              {rule.target}
            </span>
            <span>{rule.share}</span>
          </li>
        ))}
      </ul>
    </Scene>
  );
}

/** What stands at one axis of the chart. */
function Marks({ of: marks }: { readonly of: readonly string[] }) {
  return (
    <ol>
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ol>
  );
}
