import { Scene } from '#components/scenes/Scene.tsx';
import { leiaCrop as words } from '#content/catalogue-scenes.ts';
import './LeiaCrop.css';

/** Clicks at the top of the chart. */
const TOP = 6000;
const total = words.hours.reduce((sum, clicks) => sum + clicks, 0).toLocaleString('pt-BR');
/** One stroke for each hour but the last, in a box of 240 by 60. */
const bars = words.hours.map((clicks, hour) => `M${hour * 10 + 5} 60v-${Math.round((clicks / TOP) * 60)}`);

/** Leia.lá: a short link and its clicks, hour by hour. */
export function LeiaCrop() {
  return (
    <Scene
      className="crop leia-crop"
      label={words.label}
      proposed={words.proposed}
      decided={words.decided}
      bar={
        <>
          <b>{words.link}</b>
          <span className="crop__pill">{words.copy}</span>
        </>
      }
    >
      <p className="leia-crop__total">
        <b>{total}</b>
        <span className="scene__note">{words.period}</span>
      </p>
      <div className="leia-crop__chart">
        <p className="scene__note leia-crop__unit">{words.unit}</p>
        <ol className="scene__note leia-crop__clicks">
          {words.clicks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
        <svg
          aria-hidden="true"
          viewBox="0 0 240 60"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
        >
          <path vectorEffect="non-scaling-stroke" strokeOpacity=".16" d="M0 0h240M0 30h240M0 60h240" />
          <path strokeWidth="6" d={bars.slice(0, -1).join('')} />
          <path strokeWidth="6" stroke="var(--ct-accent)" d={bars.at(-1)} />
        </svg>
        <ol className="scene__note leia-crop__times">
          {words.times.map((time, index) => (
            <li key={`${index} ${time}`}>{time}</li>
          ))}
        </ol>
      </div>
    </Scene>
  );
}
