import { whatsappUrl } from '#brand.ts';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Faq } from '#components/sections/Faq.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Example } from '#components/ui/Example.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { newsroom as words } from '#content/newsroom.ts';
import { closing, faq, investment, questions, waitlist, whatsappText } from '#content/portal.ts';
import { EarlyAccessButton } from '#features/waitlist/dialog/PausedProjects.tsx';

/** What comes when, on one line from the launch to the visitor's own place. */
export function Investment() {
  const { title, launch, beta, access, action } = investment;
  const buttons = (
    <div className="actions">
      <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
      <EarlyAccessButton>{action}</EarlyAccessButton>
    </div>
  );
  return (
    <Section anchor="investimento" id="investimento-titulo" title={title}>
      <RingLine
        steps={[launch, beta, { ...access, extra: buttons }].map((step) => ({
          ...step,
          id: step.label,
          title: <Dated text={step.title} />,
        }))}
      />
    </Section>
  );
}

/** Four questions; what is missing is asked in a chat. */
export function PortalQuestions() {
  return (
    <Faq
      ground="paper"
      title={faq.title}
      more={{ text: faq.more, label: faq.contact, href: whatsappUrl(whatsappText), newTab: true }}
      items={questions}
      basis={<FigureBasis figures={faq.figures} goals={faq.goals} />}
    />
  );
}

/** The last call, beside the story's page: the headline's full stop is the editor's. */
export function PortalClosing() {
  const { headline, vote, session } = words.passages;
  return (
    <ClosingCall
      title={closing.title}
      text={closing.text}
      object={
        <Newspaper
          part="sheet"
          isPicture
          paper={words.paper}
          date={[words.live, <Example key="example" />]}
          lead={headline.before + headline.suggested}
          stories={[
            vote.before + vote.suggested + vote.after,
            `${session.before + session.suggested + session.after} ${words.quote}`,
          ]}
        />
      }
    >
      <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
      <ButtonLink variant="line" href={whatsappUrl(whatsappText)} {...newTab}>
        {closing.whatsApp} <NewTab />
      </ButtonLink>
    </ClosingCall>
  );
}
