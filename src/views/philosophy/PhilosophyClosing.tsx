import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { philosophy } from '#content/philosophy.ts';
import './PhilosophyClosing.css';

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

function Month() {
  const { drawing, weekdays } = philosophy.closing;
  return (
    <div className="philosophy-month" role="img" aria-label={drawing} data-drawing>
      {weekdays.map((name, day) => (
        <b key={day}>{name}</b>
      ))}
      {WEEKS.flatMap((week) =>
        weekdays.map((_, day) => {
          const date = week * weekdays.length + day + 1;
          const solved = week === WEEKS.length - 1;
          const mark = day === DAY ? `philosophy-month__${solved ? 'solved' : 'again'}` : undefined;
          return (
            <span key={date} className={mark}>
              {date}
            </span>
          );
        }),
      )}
    </div>
  );
}
