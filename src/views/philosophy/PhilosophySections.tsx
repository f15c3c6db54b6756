import { philosophy } from '#content/pages/philosophy.ts';

/** The column's width is the time of a process before; 13% of it, with the dot, the time after. */
export function Time() {
  const { before, after, chart } = philosophy.case;
  return (
    <div className="type-small" role="img" aria-label={chart}>
      <p>{before}</p>
      <svg width="100%" height="32" fill="currentColor" aria-hidden="true">
        <rect y="7" width="100%" height="2" fillOpacity=".44" />
      </svg>
      <p>{after}</p>
      <svg width="100%" height="16" fill="#9333ea" aria-hidden="true">
        <rect y="7" width="13%" height="2" fill="#a855f7" />
        <circle cx="13%" cy="8" r="8" />
      </svg>
    </div>
  );
}

const WEEKS = [0, 1, 2, 3] as const;
/** The day, counted from Monday, on which the problem comes back; in the last week it does not. */
const DAY = 3;

/**
 * A problem that comes back every week, until it is solved: a month of four weeks in days of 52 units. A ring is the problem, a
 * filled one the day without it.
 */
export function Month() {
  const { drawing, weekdays } = philosophy.closing;
  return (
    <svg
      width="100%"
      viewBox="0 0 364 234"
      fill="#fff"
      fontSize="19"
      textAnchor="middle"
      role="img"
      aria-label={drawing}
      data-drawing
    >
      {weekdays.map((name, day) => (
        <text key={day} x={26 + 52 * day} y="14" fontSize="16" fontWeight="500" fillOpacity=".64">
          {name}
        </text>
      ))}
      {WEEKS.map((week) => (
        <g key={week} transform={`translate(0 ${26 + 52 * week})`}>
          <path d="M0 .5H364" stroke="#fff" strokeOpacity=".16" />
          <circle
            cx={26 + 52 * DAY}
            cy="26"
            r="21"
            fill={week === WEEKS.length - 1 ? '#9333ea' : 'none'}
            stroke={week === WEEKS.length - 1 ? '#9333ea' : '#c084fc'}
            strokeWidth="1.25"
          />
          {weekdays.map((_, day) => (
            <text
              key={day}
              x={26 + 52 * day}
              y="33"
              fontWeight={day === DAY ? 600 : undefined}
              fillOpacity={day === DAY ? undefined : 0.64}
            >
              {week * weekdays.length + day + 1}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
