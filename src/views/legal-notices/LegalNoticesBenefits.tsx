import { Fragment } from 'react';
import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { benefits } from '#content/legal-notices.ts';
import { Signature } from './NoticesRegister.tsx';

/** A piece of the product under the number of an article, in their order. */
const PIECES = [
  <Signature key="signature" width={160} height={30} />,
  <Fragment key="alert">
    {benefits.alert} <Ring />
  </Fragment>,
  <span key="found">
    {benefits.found[0]}
    <mark>{benefits.found[1]}</mark>
  </span>,
  benefits.printed,
];

/** Benefits written as articles of a statute. */
export function LegalNoticesBenefits() {
  const items = benefits.articles.map(({ title, text }, index) => ({
    mark: (
      <>
        {`${benefits.article} ${index + 1}º`}
        <span className="type-label marked" aria-hidden="true">
          {PIECES[index]}
        </span>
      </>
    ),
    title: <span className="type-h3">{title}</span>,
    text,
  }));
  return (
    <Section id="beneficios-titulo" anchor="beneficios" title={benefits.title}>
      <RuledList columns={1} side size="large" ordered items={items} />
    </Section>
  );
}
