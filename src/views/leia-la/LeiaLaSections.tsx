import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Faq } from '#components/sections/Faq.tsx';
import { FigureLead } from '#components/sections/FigureLead.tsx';
import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing, faq, features, featuresTitle, questions, results } from '#content/leia-la.ts';
import { ShortLink } from './ShortLink.tsx';

/** Six features on rules, each a decision of the newsroom's. */
export function LeiaLaFeatures() {
  const items = features.map(({ title, text, path, dot }) => ({
    title,
    text,
    mark: <LineIcon path={path} dot={dot} on />,
  }));
  return (
    <Section id="recursos-titulo" anchor="recursos" ground="paper" title={featuresTitle}>
      <RuledList columns={3} iconAbove items={items} />
    </Section>
  );
}

/** Figures: the first of them huge under the headline, the others beside both. */
export function LeiaLaResults() {
  return (
    <section className="section" aria-labelledby="resultados">
      <div className="page-wrap">
        <FigureLead
          items={results.figures}
          basis={results.figures}
          head={
            <h2 className="type-h2" id="resultados">
              {results.title}
            </h2>
          }
        />
      </div>
    </section>
  );
}

/** Four questions; what is missing is asked in `/contato`. */
export function LeiaLaQuestions() {
  return (
    <Faq
      ground="paper"
      title={faq.title}
      more={{ text: faq.more, label: faq.contact, href: '/contato' }}
      items={questions}
    />
  );
}

/** The last call: the team, or the other solutions, beside the way from the long address to the short one. */
export function LeiaLaClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<ShortLink />}>
      <ButtonLink href="/contato">{closing.contact}</ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        {closing.solutions}
      </ButtonLink>
    </ClosingCall>
  );
}
