import { ClosingCall } from '#components/ui/ClosingCall.tsx';
import { Faq } from '#components/ui/Faq.tsx';
import { newsletter } from '#content/newsletter.ts';
import { ChatButton, WaitlistButton } from './WaitlistActions.tsx';
import './NewsletterEnd.css';

const { questions, closing, waitlist } = newsletter;

/** The questions: the first is open, several may be (R-FAQ-1, R-FAQ-2). */
export function NewsletterQuestions() {
  return (
    <section className="section paper" id="perguntas" aria-labelledby="perguntas-titulo">
      <div className="page-wrap page-grid newsletter-questions">
        <h2 className="type-h2 span-4" id="perguntas-titulo">
          {questions.title}
        </h2>
        <div className="span-7 from-6">
          <Faq items={questions.items} />
        </div>
      </div>
    </section>
  );
}

/** The waiting-list call to action that ends the page. */
export function NewsletterClosing() {
  return (
    <ClosingCall id="fila" title={closing.title} text={closing.text}>
      <WaitlistButton />
      <ChatButton href={waitlist.chatUrl} />
    </ClosingCall>
  );
}
