import { round, smoothLine } from '#components/drawing/curves.ts';
import { Button } from '#components/ui/Button.tsx';
import { LineSign } from '#components/ui/Marks.tsx';
import type { Milestone } from '#content/schema.ts';
import { timeline } from '#content/timeline.ts';

/** Spread and sweep of each strand of the tail, from the innermost to the outermost. */
const STRANDS = [
  [-46, 75],
  [-30, 130],
  [-14, 165],
  [16, 170],
  [34, 120],
  [52, 70],
] as const;

const PREVIOUS = 'M20 6H2M7 1 2 6l5 5';
const NEXT = 'M0 6h18M13 1l5 5-5 5';

/**
 * The milestones on an orbit, or on a strip below 1024 px. The server renders links to all of them;
 * `timeline.client.ts` turns the links into tabs. Without JavaScript the milestones are a plain list,
 * and when the script fails the links still choose one, by `:target`.
 */
export function Timeline({ milestones }: { readonly milestones: readonly Milestone[] }) {
  const last = milestones.length - 1;
  return (
    <div className="timeline" data-timeline>
      <h2 className="visually-hidden">{timeline.title}</h2>
      <Sky />
      <div className="timeline__band">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M0 100Q50 -100 100 100"
            fill="none"
            stroke="#fff"
            strokeOpacity=".34"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ul data-years aria-label={timeline.choose}>
          {milestones.map((milestone, index) => (
            <li key={milestone.year} data-selected={index === last ? '' : undefined}>
              <a href={`#marco-${milestone.year}`} id={`ano-${milestone.year}`}>
                <i />
                <span>{milestone.year}</span>
                <span className="visually-hidden">: {milestone.badge}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="timeline__stage">
        <div data-milestones>
          {milestones.map((milestone, index) => (
            <MilestoneArticle key={milestone.year} milestone={milestone} selected={index === last} />
          ))}
        </div>
        <div className="timeline__turn">
          <TurnButton label={timeline.previous} by={-1} path={PREVIOUS} />
          <TurnButton label={timeline.next} by={1} path={NEXT} />
          <span className="type-label" data-count>
            {timeline.count(milestones.length, milestones.length)}
          </span>
          <span className="visually-hidden" role="status" data-announce />
        </div>
      </div>
    </div>
  );
}

/** What the orbit's two halves are drawn with, from the left to the right: place, colour, opacity. */
const HALVES = [
  {
    id: 'timeline-upper',
    sweep: 1,
    stops: [
      [0, '#fff', 0.14],
      [0.9, '#fff', 0.18],
      [1, '#fff', 0.29],
    ],
  },
  {
    id: 'timeline-lower',
    sweep: 0,
    stops: [
      [0, '#a855f7', 1],
      [0.035, '#c084fc', 1],
      [0.41, '#fff', 0.6],
      [1, '#fff', 0.29],
    ],
  },
] as const;

/** The orbit, and the comet's tail along it: each strand is purple at the dot and fades where it leaves the orbit. */
function Sky() {
  const r = ORBIT_RADIUS;
  return (
    <svg
      className="timeline__sky"
      viewBox="-450 -450 900 900"
      fill="none"
      overflow="visible"
      aria-hidden="true"
    >
      {HALVES.map(({ id, sweep, stops }) => (
        <g key={id}>
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={-r} x2={r}>
            {stops.map(([offset, color, opacity]) => (
              <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
            ))}
          </linearGradient>
          <path
            d={`M${-r} 0A${r} ${r} 0 0 ${sweep} ${r} 0`}
            stroke={`url(#${id})`}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      {STRANDS.map(([spread, sweep], index) => {
        const { d, end } = strand(spread, sweep);
        const id = `timeline-strand-${index}`;
        return (
          <g key={id}>
            <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={-r} y1="0" x2={end.x} y2={end.y}>
              <stop offset="0" stopColor="#c084fc" stopOpacity=".7" />
              <stop offset=".4" stopColor="#fff" stopOpacity=".34" />
              <stop offset="1" stopColor="#fff" stopOpacity="0" />
            </linearGradient>
            <path d={d} stroke={`url(#${id})`} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
    </svg>
  );
}

function MilestoneArticle({
  milestone,
  selected,
}: {
  readonly milestone: Milestone;
  readonly selected: boolean;
}) {
  return (
    <article className="milestone" id={`marco-${milestone.year}`} data-selected={selected ? '' : undefined}>
      <p className="type-label">{milestone.badge}</p>
      <p className="milestone__year">{milestone.year}</p>
      <div>
        <h3>{milestone.title}</h3>
        <p className="type-body">{milestone.description}</p>
        {milestone.link ? (
          <a className="text-link text-link--alone" href={milestone.link.href}>
            {milestone.link.label}
          </a>
        ) : null}
      </div>
    </article>
  );
}

function TurnButton({
  label,
  by,
  path,
}: {
  readonly label: string;
  readonly by: number;
  readonly path: string;
}) {
  return (
    <Button variant="line" aria-label={label} data-turn={by}>
      <LineSign width={20} height={12} d={path} />
    </Button>
  );
}

/** Geometry of the comet's tail on the orbit: strands that leave the circle the further they are from the dot. */

/** Radius of the orbit in the drawing's units; the drawing's origin is its centre. */
export const ORBIT_RADIUS = 390;

/** The most degrees that one piece of a strand runs: short enough to look round. */
const PIECE_DEGREES = 30;

/** A strand: its path, and where it ends, for the gradient along it. */
interface Strand {
  /** SVG path, the `d` attribute. */
  readonly d: string;
  readonly end: { readonly x: number; readonly y: number };
}

/**
 * One strand. It starts in the dot, at the orbit's left (180 degrees), and runs back through the bottom.
 * @param spread distance from the orbit at the strand's end, in drawing units; negative is inside
 * @param sweep how far it runs, in degrees
 */
export function strand(spread: number, sweep: number): Strand {
  const at = (along: number): readonly [number, number] => {
    const radius = ORBIT_RADIUS + spread * along ** 1.6;
    const angle = ((180 - along * sweep) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const [x, y] = at(1);
  const line = smoothLine(at, Math.ceil(sweep / PIECE_DEGREES));
  return { d: `M-${ORBIT_RADIUS} 0${line}`, end: { x: round(x), y: round(y) } };
}
