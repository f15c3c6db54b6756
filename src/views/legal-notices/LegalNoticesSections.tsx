import { Fragment } from 'react';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { audiences, benefits, closing, features } from '#content/legal-notices.ts';
import { SeeMore } from './LegalNoticesHero.tsx';
import { Signature } from './NoticesRegister.tsx';
import { StampedNotice } from './StampedNotice.tsx';

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

/** Twelve features as an official index. */
export function LegalNoticesFeatures() {
  return (
    <Section id="recursos-titulo" anchor="recursos" ground="paper" title={features.title}>
      <RuledList columns={2} side size="small" items={features.items} />
    </Section>
  );
}

/** Who uses it: four audiences, in one row. */
export function LegalNoticesAudiences() {
  return (
    <Section id="publicos" title={audiences.title}>
      <RuledList columns={4} items={audiences.items} />
    </Section>
  );
}

/** The last call: the legal-publications site, or the team, beside a stamped notice. */
export function LegalNoticesClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<StampedNotice />}>
      <SeeMore />
      <ButtonLink variant="line" href="/contato">
        {closing.contact}
      </ButtonLink>
    </ClosingCall>
  );
}
