import { whatsappUrl } from '#brand.ts';
import { Faq } from '#components/sections/Faq.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { faq, questions, whatsappText } from '#content/newspaper-sites.ts';

/** Six questions of publishers; another is asked in a chat. */
export function PublisherQuestions() {
  return (
    <Faq
      title={faq.title}
      more={{ text: faq.more, label: faq.contact, href: whatsappUrl(whatsappText), newTab: true }}
      items={questions}
      basis={<FigureBasis figures={faq.figures} goals={faq.goals} />}
    />
  );
}
