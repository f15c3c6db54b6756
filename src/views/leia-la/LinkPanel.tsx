import { Scene } from '#components/ui/Scene.tsx';
import { linkPanel } from '#content/leia-la.ts';
import './LinkPanel.css';

/** Clicks per hour, as heights from 0 to 100: a quiet night and a steep morning. */
const CLICKS = [
  10, 11, 9, 13, 14, 11, 13, 16, 15, 20, 18, 24, 22, 33, 29, 38, 36, 50, 46, 63, 60, 76, 85, 97,
];
const CHART = { width: 600, height: 150 } as const;
const POINTS = CLICKS.map(
  (value, index) =>
    [
      Math.round((index / (CLICKS.length - 1)) * CHART.width),
      Math.round(CHART.height * (1 - value / 106)),
    ] as const,
);

/** The product at work: one link's clicks, devices, sources and rules of destination. */
export function LinkPanel() {
  return (
    <Scene
      label={linkPanel.label}
      proposed={linkPanel.proposed}
      decided={linkPanel.decided}
      bar={
        <>
          <b>{linkPanel.link}</b>
          <span className="scene__bar-detail">{linkPanel.author}</span>
          <span>{linkPanel.period}</span>
        </>
      }
    >
      <div className="leia-panel">
        <ul className="leia-panel__links">
          {linkPanel.links.map(([name, clicks, target]) => (
            <li key={name}>
              <b>{name}</b>
              <span className="leia-panel__count">{clicks}</span>
              <small>{target}</small>
            </li>
          ))}
        </ul>
        <div className="leia-panel__clicks">
          <span className="scene__note">{linkPanel.clicks}</span>
          <div className="leia-panel__total">{linkPanel.total}</div>
          <ClicksChart />
          <div className="leia-panel__axis scene__note">
            <span>{linkPanel.hours[0]}</span>
            <span>{linkPanel.hours[1]}</span>
            <span>{linkPanel.hours[2]}</span>
            <span>{linkPanel.hours[3]}</span>
            <span>{linkPanel.hours[4]}</span>
          </div>
          <div className="leia-panel__split">
            <Meter title={linkPanel.devicesTitle} rows={linkPanel.devices} />
            <Meter title={linkPanel.sourcesTitle} rows={linkPanel.sources} />
          </div>
        </div>
        <div className="leia-panel__rules">
          <p className="scene__note">{linkPanel.rulesTitle}</p>
          <ul>
            {linkPanel.rules.map(([when, who, where]) => (
              <li key={who}>
                <span className="scene__note">{when}</span>
                <span>
                  <b>{who}</b>
                  {where}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Scene>
  );
}

function ClicksChart() {
  const line = POINTS.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [lastX, lastY] = POINTS.at(-1) ?? [0, 0];
  return (
    <svg
      className="leia-panel__chart"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="#111827"
      aria-hidden="true"
    >
      <path
        d="M0 24H600M0 64H600M0 104H600M0 144H600"
        strokeOpacity=".12"
        vectorEffect="non-scaling-stroke"
      />
      <path d={line} strokeWidth="1.75" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
      {/* A round line of no length: a dot that stays round while the chart stretches. */}
      <path
        d={`M${lastX} ${lastY}h.01`}
        stroke="#9333ea"
        strokeWidth="10"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Meter({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, percent: number])[];
}) {
  return (
    <div>
      <span className="scene__note">{title}</span>
      <ul className="leia-panel__meter">
        {rows.map(([name, percent]) => (
          <li key={name}>
            <span>{name}</span>
            <svg aria-hidden="true">
              <rect width={`${percent}%`} height="6" rx="3" fill="#111827" />
            </svg>
            <span>{percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
