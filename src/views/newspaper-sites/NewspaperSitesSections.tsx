import { whatsappUrl } from '#brand.ts';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Faq } from '#components/sections/Faq.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Example } from '#components/ui/Example.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import {
  closing,
  faq,
  printingPress,
  questions,
  waitlistLink,
  whatsappText,
} from '#content/newspaper-sites.ts';
import { waitlist } from '#content/portal.ts';

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

/** The last call, beside the day's pile of newspapers. */
export function NewspapersClosing() {
  return (
    <ClosingCall title={closing.title} text={closing.text} object={<Pile />}>
      <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
    </ClosingCall>
  );
}

function Pile() {
  const { paper, day, lead } = printingPress;
  return (
    <Newspaper isPicture part="folded" paper={paper} date={[day, <Example key="example" />]} lead={lead} />
  );
}
