import { Scene } from '#components/scenes/Scene.tsx';
import { inbox } from '#content/newsletter-edition.ts';
import '#components/ui/stacked-decision.css';
import './InboxDrawing.css';

/** A reader's inbox: the newsletter on top, unread, among mails that wait in grey. */
export function InboxDrawing() {
  return (
    <Scene
      className="inbox stacked-decision"
      label={inbox.label}
      proposed={inbox.proposed}
      decided={inbox.decided}
      bar={
        <>
          <b>{inbox.title}</b>
          <span>{inbox.detail}</span>
        </>
      }
    >
      <ul>
        {inbox.mails.map(({ from, subject, time }) => (
          <li key={subject}>
            <b>{from}</b>
            <span>{subject}</span>
            <small>{time}</small>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
