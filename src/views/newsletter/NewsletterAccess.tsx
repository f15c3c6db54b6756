import { Questions } from '#components/sections/Faq.tsx';
import { RuledList } from '#components/sections/RuledList.tsx';
import { SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { newsletter } from '#content/newsletter.ts';
import { ChatButton, WaitlistButton } from './WaitlistActions.tsx';

const { access, questions } = newsletter;

/**
 * Who can have it now, the dot for what customers have already, and beside it what they ask before (R-FAQ-1, R-FAQ-2).
 */
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
                  { mark: <Dot />, ...access.customer, extra: <ChatButton href={access.customer.url} /> },
                  { mark: <Ring />, ...access.other, extra: <WaitlistButton /> },
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
