import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { flagship } from '#content/home.ts';
import { portalScene } from '#content/home-scenes.ts';
import { solution } from '#content/solutions.ts';
import './Flagship.css';

/** The night band of the news portal; the scene stands on its lower edge. */
export function Flagship() {
  return (
    <section className="flagship night" aria-labelledby="portal-ai">
      <div className="page-wrap">
        <div className="page-grid flagship__head">
          <div className="span-6">
            <p className="type-label">
              {flagship.label} · <Dated text={flagship.badge} />
            </p>
            <h2 className="type-h1 flagship__title" id="portal-ai">
              {solution('portal-ai').name}
            </h2>
          </div>
          <div className="flagship__words span-6">
            <p className="type-lead">
              <Dated text={flagship.lead} />
            </p>
            <div className="actions flagship__actions">
              <ButtonLink href={flagship.primary.href}>{flagship.primary.label}</ButtonLink>
              <GoLink href={flagship.secondary.href}>{flagship.secondary.label}</GoLink>
            </div>
          </div>
        </div>
        <EditorScene
          {...portalScene}
          bar={
            <>
              <b>{portalScene.paper}</b>
              <span className="scene__bar-detail">{portalScene.section}</span>
              <span>{portalScene.saved}</span>
            </>
          }
        />
      </div>
    </section>
  );
}
