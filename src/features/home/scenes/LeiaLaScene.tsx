import { Scene } from '#components/ui/BareScene.tsx';
import { leiaLaScene as words } from '#content/home-scenes.ts';
import { DrawingPart } from '../drawings.tsx';

/** One short link: the clicks of a day and where each reader is sent. */
export function LeiaLaScene() {
  return (
    <Scene
      className="leia-scene rise"
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
      <div className="leia-scene__day">
        <p>
          <span className="scene__note">{words.clicksLabel}</span>
          <b>{words.clicks}</b>
        </p>
        <svg
          viewBox="0 0 300 100"
          fill="none"
          stroke="currentColor"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <DrawingPart id="cliques" />
        </svg>
      </div>
      <ul className="leia-scene__rules">
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
