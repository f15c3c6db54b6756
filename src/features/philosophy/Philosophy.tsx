import { ButtonLink } from '#components/ui/Button.tsx';
import { Disc } from '#components/ui/Disc.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { philosophy } from '#content/philosophy.ts';
import { Benefits } from './Benefits.tsx';
import { Hero } from './Hero.tsx';
import { Principles } from './Principles.tsx';
import { SuccessCase } from './SuccessCase.tsx';

/** `/ai-first-human-centered` (specification, section 2). `particles.client.ts` moves the hero's rings. */
export function Philosophy() {
  const { title, text, projects, chat } = philosophy.closing;
  return (
    <>
      <Hero />
      <Principles />
      <Benefits />
      <SuccessCase />
      <Disc title={title} text={text}>
        <ButtonLink href={projects.href}>{projects.label}</ButtonLink>
        <ButtonLink variant="line" href={chat.href} {...newTab}>
          {chat.label} <NewTab />
        </ButtonLink>
      </Disc>
    </>
  );
}
