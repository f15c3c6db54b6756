import { Questions } from '#components/sections/Faq.tsx';
import { newsletter } from '#content/newsletter.ts';
import { ChatButton, WaitlistButton } from './WaitlistActions.tsx';
import './NewsletterAccess.css';

const { access, questions } = newsletter;

/** Who can have it now, and beside it what they ask before (R-FAQ-1, R-FAQ-2). */
export function NewsletterAccess() {
  return (
    <div className="page-wrap page-grid newsletter-access section">
      <section className="span-5" id="acesso" aria-labelledby="acesso-titulo">
        <h2 className="type-h2" id="acesso-titulo">
          {access.title}
        </h2>
        <div className="newsletter-access__door">
          <h3 className="type-h4">{access.customer.title}</h3>
          <p className="type-body">{access.customer.text}</p>
          <ChatButton href={access.customer.url} />
        </div>
        <div className="newsletter-access__door">
          <h3 className="type-h4">{access.other.title}</h3>
          <p className="type-body">{access.other.text}</p>
          <WaitlistButton />
        </div>
      </section>
      <section className="span-6 from-7" id="perguntas" aria-labelledby="perguntas-titulo">
        <h2 className="type-h2" id="perguntas-titulo">
          {questions.title}
        </h2>
        <Questions items={questions.items} />
      </section>
    </div>
  );
}
