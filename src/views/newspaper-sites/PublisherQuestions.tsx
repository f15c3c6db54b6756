import { whatsappUrl } from '#brand.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Faq } from '#components/ui/Faq.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { faq, questions, whatsappText } from '#content/newspaper-sites.ts';
import './PublisherQuestions.css';

/** Six questions of publishers, beside the way to ask another. */
export function PublisherQuestions() {
  return (
    <section className="section" aria-labelledby="perguntas">
      <div className="page-wrap page-grid publisher-questions">
        <div className="publisher-questions__aside span-5">
          <h2 className="type-h2" id="perguntas">
            {faq.title}
          </h2>
          <p className="type-body">{faq.more}</p>
          <div className="actions">
            <ButtonLink variant="line" href={whatsappUrl(whatsappText)} {...newTab}>
              {`${faq.contact} `}
              <NewTab />
            </ButtonLink>
          </div>
        </div>
        <div className="span-7 from-6">
          <Faq items={questions} />
          <FigureBasis figures={faq.figures} goals={faq.goals} />
        </div>
      </div>
    </section>
  );
}
