import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { LinkList } from '#components/sections/LinkList.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { notFound } from '#content/not-found.ts';
import { OrbitTall, OrbitWide } from './Orbit.tsx';
import './NotFound.css';

/** What any unknown path shows (R-NOF-1 to R-NOF-3). `back.client.ts` makes 'Voltar' go back. */
export function NotFound() {
  return (
    <section className="not-found night">
      <div className="page-wrap">
        <h1 className="type-display">
          <HeadlineLines lines={notFound.headline}>
            <HeadlineDot>
              <OrbitWide />
              <OrbitTall />
            </HeadlineDot>
          </HeadlineLines>
        </h1>
        <div className="page-grid">
          <div className="span-6">
            <p className="type-lead">{notFound.lead}</p>
            <div className="actions actions--even">
              <ButtonLink href="/">{notFound.home}</ButtonLink>
              <Button className="scripts-only" variant="line" data-back>
                {notFound.back}
              </Button>
            </div>
          </div>
          <nav className="span-4 from-9" aria-label={notFound.pathsLabel}>
            <LinkList columns={1} items={notFound.paths.map(({ href, label }) => ({ href, title: label }))} />
          </nav>
        </div>
      </div>
    </section>
  );
}
