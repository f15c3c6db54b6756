import { brand } from '#brand.ts';
import { Scene } from '#components/scenes/Scene.tsx';
import { contact } from '#content/contact.ts';
import './FirstMessage.css';

/** A conversation that begins with the three points, numbered as in the list beside it, and its answer. */
export function FirstMessage() {
  const { talk } = contact;
  return (
    <Scene
      className="first-message"
      label={talk.label}
      proposed={talk.proposed}
      decided={talk.decided}
      bar={
        <>
          <b>{brand.name}</b>
          <span>{talk.day}</span>
        </>
      }
    >
      <div className="first-message__sent">
        {talk.message.map((sentence, index) => (
          <p key={sentence}>
            <i className="what-to-say__number">{index + 1}</i>
            {sentence}
          </p>
        ))}
        <p className="scene__note">{talk.sent}</p>
      </div>
      <div className="first-message__answer">
        <p>{talk.answer}</p>
        <p className="scene__note">{talk.answered}</p>
      </div>
    </Scene>
  );
}
