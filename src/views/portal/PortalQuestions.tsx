import { whatsappUrl } from '#brand.ts';
import { Faq } from '#components/ui/Faq.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { faq, questions, whatsappText } from '#content/portal.ts';
import './PortalQuestions.css';

/** Four questions, two by two; what is missing is asked in a chat. */
export function PortalQuestions() {
  return (
    <section className="section paper" aria-labelledby="perguntas">
      <div className="page-wrap">
        <div className="split">
          <h2 className="type-h2" id="perguntas">
            {faq.title}
          </h2>
          <p className="type-body portal-questions__more">
            {`${faq.more} `}
            <a className="text-link text-link--alone" href={whatsappUrl(whatsappText)} {...newTab}>
              {`${faq.contact} `}
              <NewTab />
            </a>
          </p>
        </div>
        <div className="portal-questions">
          <Faq items={questions} />
        </div>
        <FigureBasis figures={faq.figures} goals={faq.goals} />
      </div>
    </section>
  );
}
