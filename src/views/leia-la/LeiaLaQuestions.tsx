import { Faq } from '#components/ui/Faq.tsx';
import { faq, questions } from '#content/leia-la.ts';
import './LeiaLaQuestions.css';

/** Four questions; what is missing is asked in `/contato`. */
export function LeiaLaQuestions() {
  return (
    <section className="section paper" aria-labelledby="perguntas">
      <div className="page-wrap page-grid leia-questions">
        <div className="span-4">
          <h2 className="type-h2" id="perguntas">
            {faq.title}
          </h2>
          <p className="type-body leia-questions__other">
            {`${faq.more} `}
            <a className="text-link" href="/contato">
              {faq.contact}
            </a>
          </p>
        </div>
        <div className="span-7 from-6">
          <Faq items={questions} />
        </div>
      </div>
    </section>
  );
}
