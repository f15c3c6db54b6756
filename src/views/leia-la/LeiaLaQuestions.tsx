import { Faq } from '#components/sections/Faq.tsx';
import { faq, questions } from '#content/leia-la.ts';

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
