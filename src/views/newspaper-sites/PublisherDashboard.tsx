import { Drawing } from '#components/drawing/Drawing.tsx';
import { Scene } from '#components/scenes/Scene.tsx';
import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { dashboard } from '#content/pages/newspaper-sites.ts';

const { scene } = dashboard;

const columns: readonly RegisterColumn<(typeof scene.sections)[number]>[] = [
  { label: scene.columns[0], kind: 'head', cell: ([name]) => name },
  { label: scene.columns[1], cell: ([, model]) => model },
  { label: scene.columns[2], kind: 'number', cell: ([, , count]) => count },
];

/** What a publisher sees: access by section, and the expected readers of three stories. */
export function PublisherDashboard() {
  return (
    <Scene className="publisher-dashboard" {...scene.frame}>
      <div className="scene__main">
        <p className="scene__note">{scene.sectionsTitle}</p>
        <RegisterTable stays columns={columns} rows={scene.sections} />
      </div>
      <div className="scene__side">
        <p className="scene__note">{scene.forecastTitle}</p>
        <Forecast />
      </div>
    </Scene>
  );
}

/** Where the stories' names stand, from the left and the top, and their ink: the one that is expected to grow is the accent's. */
const NAMES = [
  ['29%', '14%', 'middle', '#111827'],
  ['91%', '14%', 'end', '#7e22ce'],
  ['2%', '82%', 'start', '#6b7280'],
] as const;

/** Where the hours stand below the chart; 'agora' about below the present, at 280 of 480. */
const HOURS = [
  ['0', 'start'],
  ['61%', 'end'],
  ['100%', 'end'],
] as const;

/** Three stories until now, and where each is expected to go; the lines are stretched to the room, the words are not. */
function Forecast() {
  const thin = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg className="scene__axes" fill="#6b7280" fontSize="0.75rem" overflow="visible" aria-hidden="true">
      {scene.thousands.map((value, index) => (
        <text x="-8" y={`${index * 25}%`} dy="0.35em" textAnchor="end" key={value}>
          {value}
        </text>
      ))}
      <Drawing
        box="0 0 480 200"
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        stroke="#111827"
        strokeWidth="1.75"
        overflow="visible"
      >
        <path
          {...thin}
          d="M0 200H480M0 150H480M0 100H480M0 50H480M0 0H480"
          strokeWidth="1"
          strokeOpacity=".12"
        />
        <path {...thin} d="M280 0V200" strokeWidth="1" strokeOpacity=".4" strokeDasharray="3 4" />
        <path {...thin} d="M0 120C60 60 90 40 140 52S230 96 280 108" />
        <path {...thin} d="M280 108C340 122 400 140 470 150" strokeOpacity=".4" strokeDasharray="5 5" />
        <path {...thin} d="M0 191C80 189 200 182 280 148" stroke="#9333ea" />
        <path {...thin} d="M280 148C340 126 400 66 466 26" stroke="#9333ea" strokeDasharray="5 5" />
        {/* A ring that stays round however the drawing is stretched: nobody has decided what is expected. */}
        <path {...thin} d="M468 24h.01" stroke="#9333ea" strokeWidth="14" strokeLinecap="round" />
        <path {...thin} d="M468 24h.01" stroke="#f9fafb" strokeWidth="10" strokeLinecap="round" />
        <path {...thin} d="M0 178C90 164 190 174 280 170" strokeOpacity=".5" />
        <path {...thin} d="M280 170C350 168 410 174 470 176" strokeOpacity=".3" strokeDasharray="5 5" />
      </Drawing>
      {scene.stories.map((story, index) => {
        const [x, y, anchor, ink] = NAMES[index] ?? NAMES[0];
        return (
          <text x={x} y={y} fill={ink} fontWeight="600" textAnchor={anchor} key={story}>
            {story}
          </text>
        );
      })}
      {scene.hours.map((hour, index) => (
        <text x={HOURS[index]?.[0]} y="100%" dy="1.7em" textAnchor={HOURS[index]?.[1]} key={hour}>
          {hour}
        </text>
      ))}
    </svg>
  );
}
