import { brand } from '#brand.ts';
import { Scene } from '#components/scenes/Scene.tsx';
import { Talk } from '#components/scenes/Talk.tsx';
import { NumberMark } from '#components/sections/RuledList.tsx';
import { contact } from '#content/contact.ts';

/** A conversation that begins with the three points, numbered as in the list beside it, and its answer. */
export function FirstMessage() {
  const { talk } = contact;
  const said = (
    <>
      {talk.message.map((sentence, index) => (
        <p className="marked" key={sentence}>
          <NumberMark number={index + 1} />
          {sentence}
        </p>
      ))}
      <p className="scene__note">{talk.sent}</p>
    </>
  );
  const answer = (
    <>
      <p>{talk.answer}</p>
      <p className="scene__note">{talk.answered}</p>
    </>
  );
  return (
    <Scene
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
      <Talk pairs={[{ said, answer }]} />
    </Scene>
  );
}
