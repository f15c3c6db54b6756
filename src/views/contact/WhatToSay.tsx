import { LinkList } from '#components/sections/LinkList.tsx';
import { NumberMark, RuledList } from '#components/sections/RuledList.tsx';
import { Section, SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { contact } from '#content/contact.ts';
import { FirstMessage } from './FirstMessage.tsx';

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
      <LinkList
        columns={3}
        items={help.ways.map(({ lead, href, label }) => ({ href, title: label, label: lead }))}
      />
    </Section>
  );
}
