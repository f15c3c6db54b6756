import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { philosophy } from '#content/philosophy.ts';

const WEEKS = [0, 1, 2, 3] as const;
/** The day, counted from Monday, on which the problem comes back; in the last week it does not. */
const DAY = 3;

/** The last call: a problem that comes back every week, until it is solved. */
export function PhilosophyClosing() {
  const { chat, closing } = philosophy;
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<Month />}>
      <ButtonLink href={chat.href} {...newTab}>
        {chat.label} <NewTab />
      </ButtonLink>
      <ButtonLink variant="line" href={closing.projects.href}>
        {closing.projects.label}
      </ButtonLink>
    </ClosingCall>
  );
}

/** A month of four weeks in days of 52 units. A ring is the problem, a filled one the day without it. */
function Month() {
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
