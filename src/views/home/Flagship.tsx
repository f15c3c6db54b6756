import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { flagship } from '#content/home.ts';
import { portalScene } from '#content/home-scenes.ts';
import { solution } from '#content/solutions.ts';

/** The night band of the news portal; the scene stands on its lower edge. */
export function Flagship() {
  return (
    <Section
      id="portal-ai"
      ground="night"
      size="h1"
      head="row"
      kicker={
        <>
          {flagship.label} · <Dated text={flagship.badge} />
        </>
      }
      title={solution('portal-ai').name}
      lead={<Dated text={flagship.lead} />}
      action={
        <div className="actions">
          <ButtonLink href={flagship.primary.href}>{flagship.primary.label}</ButtonLink>
          <GoLink href={flagship.secondary.href}>{flagship.secondary.label}</GoLink>
        </div>
      }
    >
      <EditorScene
        docked
        {...portalScene}
        bar={
          <>
            <b>{portalScene.paper}</b>
            <span className="scene__bar-detail">{portalScene.section}</span>
            <span>{portalScene.saved}</span>
          </>
        }
      />
    </Section>
  );
}
