import { Scene } from '#components/scenes/Scene.tsx';
import { linkPanel } from '#content/leia-la.ts';
import './LinkPanel.css';
import '#components/scenes/Scene.css';

const CHART = { width: 600, height: 150, most: 6000 } as const;
/** One point an hour, in its middle; the base of the chart is 0 clicks. */
const POINTS = linkPanel.perHour.map(
  (clicks, hour) =>
    [
      Math.round(((hour + 0.5) / linkPanel.perHour.length) * CHART.width),
      Math.round(CHART.height * (1 - clicks / CHART.most)),
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
          <div className="leia-panel__chart">
            <span className="scene__note">{linkPanel.perHourTitle}</span>
            <ol className="leia-panel__scale scene__note">
              {linkPanel.scale.map((clicks) => (
                <li key={clicks}>{clicks}</li>
              ))}
            </ol>
            <ClicksChart />
          </div>
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
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="#111827"
      aria-hidden="true"
    >
      <path d="M0 0H600M0 50H600M0 100H600M0 150H600" strokeOpacity=".16" vectorEffect="non-scaling-stroke" />
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
