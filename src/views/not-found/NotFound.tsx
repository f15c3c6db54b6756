import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { Arrow, Button, ButtonLink } from '#components/ui/Button.tsx';
import { notFound } from '#content/not-found.ts';
import { OrbitTall, OrbitWide } from './Orbit.tsx';
import './NotFound.css';

/** What any unknown path shows (R-NOF-1 to R-NOF-3). `back.client.ts` makes 'Voltar' go back. */
export function NotFound() {
  return (
    <section className="not-found night">
      <div className="page-wrap not-found__wrap">
        <h1 className="type-display not-found__title">
          <HeadlineLines lines={notFound.headline}>
            <HeadlineDot>
              <OrbitWide />
              <OrbitTall />
            </HeadlineDot>
          </HeadlineLines>
        </h1>
        <div className="page-grid not-found__columns">
          <div className="span-6">
            <p className="type-lead not-found__text">{notFound.lead}</p>
            <div className="actions not-found__actions">
              <ButtonLink href="/">{notFound.home}</ButtonLink>
              <Button className="not-found__back" variant="line" data-back>
                {notFound.back}
              </Button>
            </div>
          </div>
          <nav className="not-found__paths span-4 from-9" aria-label={notFound.pathsLabel}>
            <ul>
              {notFound.paths.map((path) => (
                <li key={path.href}>
                  <a href={path.href}>
                    {path.label}
                    <Arrow />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}
