import { Scene } from '#components/ui/Scene.tsx';
import './LinkPanel.css';

// An illustration: the newspaper, the people and the counts are made up.
const LINKS = [
  ['/plano-diretor', '48.312', 'politica/2026/03/12/plano-diretor'],
  ['/festival', '21.907', 'cultura/2026/03/11/festival'],
  ['/vacina', '17.440', 'saude/2026/03/11/vacina'],
  ['/porto', '9.126', 'economia/2026/03/10/porto'],
  ['/vestibular', '7.302', 'educacao/2026/03/09/vestibular'],
  ['/assine', '6.058', 'assinaturas/oferta-de-marco'],
] as const;
const DEVICES = [
  ['Android', 58],
  ['iPhone', 23],
  ['Computador', 19],
] as const;
const SOURCES = [
  ['WhatsApp', 61],
  ['Newsletter', 27],
  ['QR code', 12],
] as const;
const RULES = [
  ['se', 'Android', 'abre no aplicativo'],
  ['se', 'Portugal', 'edição internacional'],
  ['se', 'iPhone', 'abre no aplicativo'],
  ['se', 'QR do impresso', 'página do caderno'],
  ['até', '31 de março', 'cobertura ao vivo'],
  ['senão', 'todo mundo', 'a matéria completa'],
] as const;

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
      label="Painel do Leia.lá com cliques, aparelhos e regras de destino de um link"
      proposed="Regra sugerida"
      decided="Caio ativou, 9h03"
      bar={
        <>
          <b>gaze.ta/plano-diretor</b>
          <span className="scene__bar-detail">criado por Caio Bastos</span>
          <span>últimas 24 h</span>
        </>
      }
    >
      <div className="leia-panel">
        <ul className="leia-panel__links">
          {LINKS.map(([name, clicks, target]) => (
            <li key={name}>
              <b>{name}</b>
              <span className="leia-panel__count">{clicks}</span>
              <small>{target}</small>
            </li>
          ))}
        </ul>
        <div className="leia-panel__clicks">
          <span className="scene__note">cliques</span>
          <div className="leia-panel__total">48.312</div>
          <ClicksChart />
          <div className="leia-panel__axis scene__note">
            <span>9h</span>
            <span>15h</span>
            <span>21h</span>
            <span>3h</span>
            <span>agora</span>
          </div>
          <div className="leia-panel__split">
            <Meter title="Aparelho" rows={DEVICES} />
            <Meter title="Origem" rows={SOURCES} />
          </div>
        </div>
        <div className="leia-panel__rules">
          <p className="scene__note">Para onde vai o clique</p>
          <ul>
            {RULES.map(([when, who, where]) => (
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
