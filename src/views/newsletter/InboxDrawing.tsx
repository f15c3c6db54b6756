import { Scene } from '#components/scenes/Scene.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { inbox } from '#content/newsletter-edition.ts';
import './Newsletter.css';

/** A reader's inbox: the newsletter on top, unread, among mails that wait in grey. */
export function InboxDrawing() {
  return (
    <Scene
      className="inbox"
      label={inbox.label}
      proposed={inbox.proposed}
      decided={inbox.decided}
      stacked
      bar={
        <>
          <b>{inbox.title}</b>
          <span>{inbox.detail}</span>
        </>
      }
    >
      <ul className="scene__ruled">
        {inbox.mails.map(({ from, subject, time }, index) => (
          <li key={subject}>
            {index === 0 ? <Dot /> : <i />}
            <b>{from}</b>
            <span className={index === 0 ? 'scene__title' : undefined}>{subject}</span>
            <small>{time}</small>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
