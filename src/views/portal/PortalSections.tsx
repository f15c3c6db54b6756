import { FigureLead } from '#components/sections/Figures.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Ring } from '#components/ui/Marks.tsx';
import { differentials, investment, methodology, waitlist } from '#content/pages/portal.ts';
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

/** Six differentials set as a front page: the largest figure is the lead story. Each says that it is a goal. */
export function FrontPage() {
  const { title, goal, goals, items } = differentials;
  const mark = (
    <p className="type-small marked">
      <Ring />
      {`${goal} `}
    </p>
  );
  return (
    <Section ground="paper" anchor="diferenciais" id="diferenciais-titulo" title={title}>
      <FigureLead
        items={items.map((item) => ({ ...item, label: item.title, mark }))}
        basis={items}
        goals={goals}
      />
    </Section>
  );
}

/** The four steps on a calendar of five weeks. */
export function FiveWeeks() {
  const { title, goal, weeks, when, steps } = methodology;
  return (
    <Section anchor="metodologia" id="metodologia-titulo" title={title} head="row" note={goal}>
      <RingLine
        className="five-weeks"
        titles="type-h4"
        units={weeks}
        steps={steps.map(({ title: name, text }, index) => ({
          id: name,
          title: (
            <>
              <span className="type-label">{`0${index + 1}`}</span>
              {name}
            </>
          ),
          note: when[index],
          text,
        }))}
      />
    </Section>
  );
}
