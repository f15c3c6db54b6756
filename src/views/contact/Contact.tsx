import { Drawing } from '#components/drawing/Drawing.tsx';
import './Contact.css';
import { brand } from '#brand.ts';
import { Talk } from '#components/scenes/LetterScene.tsx';
import { Scene } from '#components/scenes/Scene.tsx';
import { LinkList } from '#components/sections/LinkList.tsx';
import { NumberMark, RuledList } from '#components/sections/Lists.tsx';
import { Section, SectionHead, Split } from '#components/sections/Section.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { contact } from '#content/pages/contact.ts';

/** A conversation drawn as one line: what the site drafts, what the visitor decides, who reads it, and the dot, which is the button. */
export function ContactHero() {
  const [first, second] = contact.heading;
  return (
    <section className="contact-hero night" aria-labelledby="contato">
      <div className="page-wrap">
        <h1 className="type-h1" id="contato">
          <span className="wide-line" data-line>
            {first}
          </span>
          <span className="wide-line" data-line>{` ${second}`}</span>
        </h1>
        <div className="contact-hero__talk">
          <ol className="contact-thread">
            {contact.steps.map((step) => (
              <li key={step.who}>
                <p className="type-label marked">
                  {step.decided ? <Dot /> : <Ring />}
                  {step.who}
                </p>
                <p className="type-h4">
                  {'link' in step ? `${step.what} ` : step.what}
                  {'link' in step ? <TextLink href={step.link.href}>{step.link.label}</TextLink> : null}
                </p>
              </li>
            ))}
          </ol>
          <a className="contact-dot" href={contact.button.href} target="_blank" rel="noopener">
            <span className="type-h3">{contact.button.label}</span>
            <span className="visually-hidden"> ({contact.button.note})</span>
            <Drawing box="0 0 24 24" width="28" height="28" strokeWidth="1.75">
              <path d="M5 19 19 5M8 5h11v11" />
            </Drawing>
          </a>
        </div>
      </div>
    </section>
  );
}

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
