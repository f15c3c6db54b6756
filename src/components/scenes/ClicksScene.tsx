import { Drawing } from '#components/drawing/Drawing.tsx';
import { round } from '#components/drawing/round.ts';
import { Scene, type SceneFrame } from './Scene.tsx';

/** Width of an hour in the drawing; each hour's point is in its middle. */
const HOUR = 12;
const HEIGHT = 100;
const steady = { vectorEffect: 'non-scaling-stroke' } as const;

/**
 * A short link's clicks, hour by hour: the total, the curve, and where each reader is sent. For measured clicks of one link;
 * several curves are a drawing of the page's own. Widest, it has the other links and the shares of devices and sources.
 */
export function ClicksScene({
  links,
  total,
  totalLabel,
  perHour,
  most,
  scale,
  times,
  unit,
  meters,
  rules,
  ...frame
}: SceneFrame & {
  /** The first one is the one shown. */
  readonly links?: readonly (readonly [name: string, clicks: string, target: string])[];
  readonly total: string;
  readonly totalLabel: string;
  /** Oldest first. */
  readonly perHour: readonly number[];
  /** Clicks an hour at the top of the axis. */
  readonly most: number;
  /** The axes: values from the top, hours from edge to edge. */
  readonly scale: readonly string[];
  readonly times: readonly string[];
  /** What the curve counts, above it. */
  readonly unit?: string | undefined;
  /** Percentages of what each title names. */
  readonly meters?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly rules?: {
    readonly title?: string;
    /** A narrow scene has the first three and the last. */
    readonly items: readonly (readonly [when: string, who: string, where: string, share?: string])[];
  };
}) {
  const share = (index: number, of: readonly string[]) => `${(100 * index) / (of.length - 1)}%`;
  const width = (perHour.length - 1) * HOUR;
  const { d, end } = sparkline(perHour, { width, height: HEIGHT, most });
  const across = scale.map(
    (_, line) => `M${-HOUR / 2} ${Math.round((HEIGHT * line) / (scale.length - 1))}h${width + HOUR}`,
  );
  return (
    <Scene {...frame}>
      {links ? (
        <ul className="scene__list ruled clicks-scene__links">
          {links.map(([name, clicks, target], index) => (
            <li key={name} className={index === 0 ? 'scene__on' : undefined}>
              <b>{name}</b>
              <span>{clicks}</span>
              <span className="scene__note">{target}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="scene__main clicks-scene">
        <p>
          <span className="scene__note">{totalLabel}</span>
          <b>{total}</b>
        </p>
        {/* The curve with its axes takes the room which is left: it is stretched, its words are not. */}
        <div className="chart scene__note">
          {unit ? <p>{unit}</p> : null}
          <svg className="scene__axes" fill="currentColor" overflow="visible" aria-hidden="true">
            {scale.map((mark, index) => (
              <text x="-8" y={share(index, scale)} dy="0.35em" textAnchor="end" key={mark}>
                {mark}
              </text>
            ))}
            <Drawing
              box={`${-HOUR / 2} 0 ${width + HOUR} ${HEIGHT}`}
              width="100%"
              height="100%"
              overflow="visible"
              stroke="#111827"
              preserveAspectRatio="none"
            >
              <path d={across.join('')} {...steady} strokeOpacity=".14" />
              <path d={d} {...steady} strokeWidth="1.75" />
              {/* A point of no length with a round cap: a dot that stays round while the drawing is stretched. */}
              <path
                d={`M${end.join(' ')}h0`}
                {...steady}
                stroke="#9333ea"
                strokeLinecap="round"
                strokeWidth="10"
              />
            </Drawing>
            {times.map((mark, index) => (
              <text
                x={share(index, times)}
                y="100%"
                dy="1.7em"
                textAnchor={index === 0 ? 'start' : index === times.length - 1 ? 'end' : 'middle'}
                key={mark}
              >
                {mark}
              </text>
            ))}
          </svg>
        </div>
        {meters ? (
          <div className="clicks-scene__meters">
            {Object.entries(meters).map(([title, rows]) => (
              <div key={title}>
                <span className="scene__note">{title}</span>
                <ul>
                  {Object.entries(rows).map(([name, percent]) => (
                    <li key={name}>
                      <span>{name}</span>
                      <svg width="100%" height="6" aria-hidden="true">
                        <rect width="100%" height="6" rx="3" fillOpacity=".1" />
                        <rect width={`${percent}%`} height="6" rx="3" />
                      </svg>
                      <span>{percent}%</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ) : null}
      </div>
      {rules ? (
        <div className="scene__side clicks-scene__rules">
          {rules.title ? <p className="scene__note">{rules.title}</p> : null}
          <ul className="ruled">
            {rules.items.map(([when, who, where, share]) => (
              <li key={where + who}>
                <span className="scene__note">{when}</span>
                <span>
                  {who ? <b>{who} →</b> : null}
                  {who ? ` ${where}` : where}
                </span>
                {share ? <span className="scene__note">{share}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Scene>
  );
}

/**
 * A curve without overshoot through values at even distances: level at its peaks and valleys, elsewhere as steep as the
 * harmonic mean of the two pieces that meet (Fritsch and Butland).
 * @param values two or more, none negative
 * @param size of the drawing: 0 is its bottom, `most` its top
 */
export function sparkline(
  values: readonly number[],
  { width, height, most }: { readonly width: number; readonly height: number; readonly most: number },
): { readonly d: string; readonly end: readonly [x: number, y: number] } {
  const step = width / (values.length - 1);
  const points = values.map(
    (value, index) => [round(index * step), round(height - (value / most) * height)] as const,
  );
  const [first = [0, height] as const, ...others] = points;
  const third = round(step / 3);
  const rises = others.map(([, y], index) => y - (points[index] ?? first)[1]);
  /** How far a handle at a point goes up or down, in whole units: nobody sees the difference, and the page is smaller. */
  const handle = (index: number): number => {
    const after = rises[index] ?? rises.at(-1) ?? 0;
    const before = rises[index - 1] ?? after;
    return before * after > 0 ? Math.round((2 * before * after) / (before + after) / 3) : 0;
  };
  // In steps from point to point: they repeat, so that the packed page is smaller.
  const curve = others.map(([x], index) => {
    const [across, up] = [round(x - (points[index] ?? first)[0]), round(rises[index] ?? 0)];
    return `${round(across - third)} ${round(up - handle(index + 1))} ${across} ${up}`;
  });
  return {
    d: `M${first.join(' ')}c${third} ${handle(0)} ${curve.join('s')}`,
    end: points.at(-1) ?? first,
  };
}
