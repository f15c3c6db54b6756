import { brand } from '#brand.ts';
import { Talk } from '#components/scenes/LetterScene.tsx';
import { Scene } from '#components/scenes/Scene.tsx';
import { NumberMark } from '#components/sections/Lists.tsx';
import { contact } from '#content/pages/contact.ts';

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
      <p className="scene__note at-right">{talk.sent}</p>
    </>
  );
  const answer = (
    <>
      <p>{talk.answer}</p>
      <p className="scene__note at-right">{talk.answered}</p>
    </>
  );
  return (
    <Scene {...talk} bar={{ name: brand.name, end: talk.day }}>
      <Talk pairs={[{ said, answer }]} />
    </Scene>
  );
}
