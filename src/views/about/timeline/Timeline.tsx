import { Drawing } from '#components/drawing/Drawing.tsx';
import { Arrow, Button, LoneLink } from '#components/ui/Button.tsx';
import { milestones, timeline } from '#content/pages/timeline.ts';

/** The strands of the tail, from the innermost to the outermost: they start in the dot and leave the orbit. */
const STRANDS = [
  'M-390 0C-390 56.7 -373.6 112.9 -346.3 161.5S-280.1 251 -235.2 280.3S-139.5 327.2 -89 332.3',
  'M-390 0C-390 59 -375.3 117.8 -348.5 170S-282.6 267.6 -235.8 301.9S-134.6 359 -78.3 368.5S35.8 374.3 89.3 358S191.7 313.2 231.4 275.8',
  'M-390 0C-390 62.4 -374.4 124.7 -345.2 179.7S-273.5 282.5 -222.3 317.5S-111.5 374.9 -50.3 382.1S73.7 381.5 130.9 359.6S239.6 301.9 279.8 256.4S348.8 155.7 363.2 97.3',
  'M-390 0C-390 64.3 -374.2 128.6 -344.1 185.5S-269.5 292 -215.8 328.1S-99.3 387.2 -34.5 393.8S97 390.8 157.8 365.8S273.2 300.5 315.3 249.3S386.8 136.2 399.8 70.5',
  'M-390 0C-390 68.1 -373.6 136.4 -341 196.8S-259.8 309.9 -200.6 347.5S-71.8 407.6 0 411.5S145.6 400.3 212 367.2',
  'M-390 0C-390 52.9 -383.4 106.4 -366.3 158S-322.5 259.3 -286.3 303.4S-204.4 386.1 -151.2 415.3',
];

/**
 * The milestones on an orbit, or on a strip below 1024 px. The server renders links to all of them;
 * `timeline.client.ts` turns the links into tabs. Without JavaScript the milestones are a plain list,
 * and when the script fails the links still choose one, by `:target`.
 */
export function Timeline() {
  const last = milestones.length - 1;
  return (
    <div className="timeline" data-timeline>
      <h2 className="visually-hidden">{timeline.title}</h2>
      <Sky />
      <div className="timeline__band">
        <ul className="counted" data-years aria-label={timeline.choose}>
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
          {milestones.map(({ year, badge, title, description, link }, index) => (
            <article
              className="milestone"
              id={`marco-${year}`}
              data-selected={index === last ? '' : undefined}
              key={year}
            >
              <p className="type-label type-accent">{badge}</p>
              <p className="milestone__year">{year}</p>
              <div>
                <h3>{title}</h3>
                <p className="type-body">{description}</p>
                {link ? <LoneLink href={link.href}>{link.label}</LoneLink> : null}
              </div>
            </article>
          ))}
        </div>
        <div className="timeline__turn">
          <Button variant="line" aria-label={timeline.previous} data-turn="-1">
            <Arrow back />
          </Button>
          <Button variant="line" aria-label={timeline.next} data-turn="1">
            <Arrow />
          </Button>
          <span className="type-label" data-count>
            {timeline.count(milestones.length, milestones.length)}
          </span>
          <span className="visually-hidden" role="status" data-announce />
        </div>
      </div>
    </div>
  );
}

/** Radius of the orbit in the drawing's units; the drawing's origin is its centre. */
const r = 390;

const STRAND = [
  [0, '#c084fc', 0.7],
  [0.4, '#fff', 0.34],
  [1, '#fff', 0],
] as const;

/** The orbit's halves and the strands, each with the colours that it has from its beginning to its end. */
const LINES = [
  {
    d: `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`,
    strokeWidth: 1.5,
    stops: [
      [0, '#fff', 0.14],
      [0.9, '#fff', 0.18],
      [1, '#fff', 0.29],
    ],
  },
  {
    d: `M${-r} 0A${r} ${r} 0 0 0 ${r} 0`,
    strokeWidth: 1.5,
    stops: [
      [0, '#a855f7', 1],
      [0.035, '#c084fc', 1],
      [0.41, '#fff', 0.6],
      [1, '#fff', 0.29],
    ],
  },
  ...STRANDS.map((d) => ({ d, strokeWidth: 1, stops: STRAND })),
] as const;

/** The orbit, and the comet's tail along it: each strand is purple at the dot and fades where it leaves the orbit. */
function Sky() {
  return (
    <Drawing className="timeline__sky" box="-450 -450 900 900" overflow="visible">
      {LINES.map(({ d, strokeWidth, stops }, index) => {
        const [x2, y2] = d.split(/[ S]/).slice(-2);
        const id = `timeline-${index}`;
        return (
          <g key={id}>
            <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={-r} x2={x2} y2={y2}>
              {stops.map(([offset, color, opacity]) => (
                <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
              ))}
            </linearGradient>
            <path d={d} stroke={`url(#${id})`} strokeWidth={strokeWidth} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
    </Drawing>
  );
}
