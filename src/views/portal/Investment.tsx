import { RingLine } from '#components/sections/RingLine.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { investment, waitlist } from '#content/portal.ts';
import { EarlyAccessButton } from '#features/waitlist/dialog/PausedProjects.tsx';
import './Investment.css';

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
    <section className="section" id="investimento" aria-labelledby="investimento-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="investimento-titulo">
          {title}
        </h2>
        <RingLine
          className="investment"
          steps={[launch, beta, { ...access, extra: buttons }].map((step) => ({
            ...step,
            id: step.label,
            title: <Dated text={step.title} />,
          }))}
        />
      </div>
    </section>
  );
}
