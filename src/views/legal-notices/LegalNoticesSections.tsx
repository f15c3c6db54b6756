import './LegalNotices.css';
import { Fragment } from 'react';
import { Scene } from '#components/scenes/Scene.tsx';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { FigureLead } from '#components/sections/Figures.tsx';
import { RuledList } from '#components/sections/Lists.tsx';
import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Example, Ring } from '#components/ui/Marks.tsx';
import {
  audiences,
  benefits,
  closing,
  features,
  fiveMinutes,
  proof,
  register,
} from '#content/pages/legal-notices.ts';
import { SeeMore, Signature } from './LegalNoticesHero.tsx';
import { Stamp } from './Postmark.tsx';

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
    <ClosingCall {...closing} object={<StampedNotice />}>
      <SeeMore />
      <ButtonLink variant="line" href="/contato">
        {closing.contact}
      </ButtonLink>
    </ClosingCall>
  );
}

const { notice } = closing;

/** What the page ends with: a notice as the portal shows it, signed and stamped. */
function StampedNotice() {
  return (
    <Scene
      stacked
      className="stamped-notice"
      label={notice.label}
      proposed={register.proposed}
      decided={register.decided}
    >
      <p className="type-label">{notice.category}</p>
      <p className="type-h3">{proof.title}</p>
      <p className="type-small">{notice.entity}</p>
      <p className="type-small">{notice.text}</p>
      <Stamp id="notice-stamp" colour="#7e22ce" />
      <RegisterPairs pairs={notice.facts} />
    </Scene>
  );
}

/** The average time of a publication, drawn to scale. */
export function FiveMinutes() {
  const { figure, title, steps } = fiveMinutes;
  return (
    <section className="section night" aria-labelledby="cinco-minutos">
      <div className="page-wrap five-minutes">
        <FigureLead
          items={[{ ...figure, label: title }]}
          basis={[figure]}
          head={
            <h2 className="type-h3" id="cinco-minutos">
              {title}
            </h2>
          }
        />
        <RingLine
          ticks
          drawing={<Example />}
          steps={steps.map(({ time, text }) => ({ id: time, label: time, text }))}
        />
      </div>
    </section>
  );
}
