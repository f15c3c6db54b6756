import './Contact.css';
import { brand } from '#brand.ts';
import { Talk } from '#components/scenes/LetterScene.tsx';
import { Scene } from '#components/scenes/Scene.tsx';
import { LinkList } from '#components/sections/LinkList.tsx';
import { NumberMark, RuledList } from '#components/sections/Lists.tsx';
import { Section, SectionHead, Split } from '#components/sections/Section.tsx';
import { contact } from '#content/pages/contact.ts';

/** What helps the first message, beside one that says it, and other ways to reach the company. */
export function WhatToSay() {
  const { help } = contact;
  const points = help.lines.map(({ say, text }, index) => ({
    title: say,
    text,
    mark: <NumberMark number={index + 1} />,
  }));
  const words = (
    <>
      <SectionHead id="o-que-dizer" title={help.title} />
      <RuledList columns={1} ordered items={points} />
    </>
  );
  return (
    <Section id="o-que-dizer">
      <Split share="5/7" align="start" words={words} object={<FirstMessage />} />
      <LinkList columns={3} items={help.ways} />
    </Section>
  );
}

/** A conversation that begins with the three points, numbered as in the list beside it, and its answer. */
function FirstMessage() {
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
