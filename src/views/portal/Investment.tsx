import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { investment, waitlist } from '#content/portal.ts';
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
