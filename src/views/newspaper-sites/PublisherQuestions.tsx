import { whatsappUrl } from '#brand.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Faq } from '#components/ui/Faq.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { questions, whatsappText } from '#content/newspaper-sites.ts';

/** Six questions of publishers, beside the way to ask another. */
export function PublisherQuestions() {
  return (
    <section className="section" aria-labelledby="perguntas">
      <div className="page-wrap page-grid items-start">
        <div className="lg:sticky lg:top-28 span-4">
          <h2 className="type-h2" id="perguntas">
            Cartas à direção
          </h2>
          <p className="type-body mt-5 mb-6">A sua não está aqui?</p>
          <ButtonLink className="max-md:w-full" variant="line" href={whatsappUrl(whatsappText)} {...newTab}>
            Conversar no WhatsApp <NewTab />
          </ButtonLink>
        </div>
        <div className="mt-10 span-7 from-6 lg:mt-0">
          <Faq items={questions} />
        </div>
      </div>
    </section>
  );
}
