import { Scene } from '#components/scenes/Scene.tsx';
import { Questions } from '#components/sections/Faq.tsx';
import { NumberMark, RuledList } from '#components/sections/Lists.tsx';
import { Section, SectionHead, Split } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { newsletter } from '#content/pages/newsletter.ts';
import { readers } from '#content/pages/newsletter-edition.ts';
import { listLink } from '#content/waitlist-lists.ts';
import { ReaderLetter } from './NewsletterDemo.tsx';

const { access, benefits, demo, features, questions, waitlist } = newsletter;
const [, osvaldo] = readers;

/** The features, ringed where the AI prepares and dotted where a person decides. */
export function NewsletterFeatures() {
  return (
    <Section id="recursos-titulo" anchor="recursos" ground="paper" title={features.title}>
      <RuledList
        columns={4}
        items={[
          {
            mark: 'dot',
            title: <span className="type-h3">{features.person.title}</span>,
            text: <span className="type-lead">{features.person.text}</span>,
          },
          ...features.items.map((item) => ({ mark: 'ring' as const, ...item })),
        ]}
      />
    </Section>
  );
}

/** Who can have it now, the dot for what customers have, and beside it what they ask before (R-FAQ-1, R-FAQ-2). */
export function NewsletterAccess() {
  return (
    <div className="section">
      <div className="page-wrap">
        <Split
          share="4/8"
          align="start"
          words={
            <section id="acesso" aria-labelledby="acesso-titulo">
              <SectionHead id="acesso-titulo" title={access.title} />
              <RuledList
                columns={1}
                items={[
                  { mark: 'dot', ...access.customer, extra: <ChatButton href={access.customer.url} /> },
                  { mark: 'ring', ...access.other, extra: <WaitlistButton /> },
                ]}
              />
            </section>
          }
          object={
            <section id="perguntas" aria-labelledby="perguntas-titulo">
              <SectionHead id="perguntas-titulo" title={questions.title} />
              <Questions items={questions.items} />
            </section>
          }
        />
      </div>
    </div>
  );
}

/** 'Entrar na fila de espera' (R-NWS-5): a link to the list's own page, which with the script opens the list's dialog. */
export function WaitlistButton() {
  return <ButtonLink {...listLink('newsletter-ai')}>{waitlist.action}</ButtonLink>;
}

/** Opens a chat with the team; the message is already written in the address. */
export function ChatButton({ href }: { readonly href: string }) {
  return (
    <ButtonLink href={href} variant="line" away>
      {waitlist.chat}
    </ButtonLink>
  );
}

/** The three benefit pillars beside one e-mail: their numbers stand at the parts they speak of. */
export function NewsletterBenefits() {
  return (
    <Section id="beneficios-titulo" anchor="beneficios" title={benefits.title}>
      <Split
        share="6/6"
        align="start"
        turn
        object={
          <Scene {...benefits.scene}>
            <ReaderLetter reader={osvaldo} short>
              <p className="letter__answer">
                <NumberMark number={3} />
                <Dot />
                {demo.done}
              </p>
            </ReaderLetter>
          </Scene>
        }
        words={
          <RuledList
            columns={1}
            size="large"
            numbered
            items={benefits.items.map(({ title, text }) => ({
              title,
              text: <span className="type-lead">{text}</span>,
            }))}
          />
        }
      />
    </Section>
  );
}
