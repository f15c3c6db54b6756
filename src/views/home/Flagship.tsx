import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { flagship } from '#content/home.ts';
import { solution } from '#content/solutions.ts';
import { PortalScene } from './scenes/PortalScene.tsx';

/** The night band of the news portal; the scene stands on its lower edge. */
export function Flagship() {
  return (
    <section className="night overflow-clip pt-(--ct-section)" aria-labelledby="portal-ai">
      <div className="page-wrap">
        <div className="page-grid items-end pb-[clamp(2.5rem,4.5vw,4.5rem)]">
          <div className="span-6">
            <p className="type-label">{flagship.label}</p>
            <h2 className="type-h1 mt-4" id="portal-ai">
              {solution('portal-ai').name}
            </h2>
          </div>
          <div className="mt-6 span-6 lg:mt-0">
            <p className="type-lead">{flagship.lead}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-2">
              <ButtonLink className="max-md:w-full" href={flagship.primary.href}>
                {flagship.primary.label}
              </ButtonLink>
              <GoLink href={flagship.secondary.href}>{flagship.secondary.label}</GoLink>
            </div>
          </div>
        </div>
        <div className="flagship__scene">
          <PortalScene />
        </div>
      </div>
    </section>
  );
}
