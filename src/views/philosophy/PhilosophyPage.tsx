import { ButtonLink } from '#components/ui/Button.tsx';
import { ClosingCall } from '#components/ui/ClosingCall.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { philosophy } from '#content/philosophy.ts';
import { Benefits } from './Benefits.tsx';
import { PhilosophyHero } from './PhilosophyHero.tsx';
import { Principles } from './Principles.tsx';
import { SuccessCase } from './SuccessCase.tsx';

/** `/ai-first-human-centered` (R-PHI-1 to R-PHI-4). `particles.client.ts` moves the hero's rings. */
export function PhilosophyPage() {
  const { title, text, projects, chat } = philosophy.closing;
  return (
    <>
      <PhilosophyHero />
      <Principles />
      <Benefits />
      <SuccessCase />
      <ClosingCall title={title} text={text}>
        <ButtonLink href={projects.href}>{projects.label}</ButtonLink>
        <ButtonLink variant="line" href={chat.href} {...newTab}>
          {chat.label} <NewTab />
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
