import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Example } from '#components/ui/Example.tsx';
import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { hero, waitlist } from '#content/portal.ts';
import { type Pipes, tallPipes, widePipes } from './pipes.ts';
import './PortalHero.css';

/** The column rules of a front page bend around the headline and end in its full stop. */
export function PortalHero() {
  return (
    <section className="portal-hero night">
      <div className="page-wrap portal-hero__wrap">
        <div className="portal-hero__box">
          <p className="type-label portal-hero__kicker">{hero.kicker}</p>
          <div className="portal-hero__example">
            <Example />
          </div>
          <ul className="portal-hero__columns" aria-hidden="true">
            {hero.columns.map(({ section, title, text }) => (
              <li key={section}>
                <span>{section}</span>
                <b>{title}</b>
                <small>{text}</small>
              </li>
            ))}
          </ul>
          <h1 className="type-display portal-hero__title">
            {hero.lines.map(([start, end], index) => (
              <span className="title-line" key={start}>
                <span className="portal-hero__part">{`${start} `}</span>
                <span className="portal-hero__part">
                  {index === hero.lines.length - 1 ? end : `${end} `}
                  {index === hero.lines.length - 1 ? (
                    <HeadlineDot lands>
                      <PipesDrawing pipes={widePipes} className="portal-hero__pipes--wide" />
                      <PipesDrawing pipes={tallPipes} className="portal-hero__pipes--tall" />
                    </HeadlineDot>
                  ) : null}
                </span>
              </span>
            ))}
          </h1>
          <div className="portal-hero__low">
            <div>
              <p className="type-lead">
                <Dated text={hero.lead} />
              </p>
              <p className="type-small portal-hero__terms">{hero.terms}</p>
            </div>
            <div className="actions">
              <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
              <ButtonLink variant="line" href="#demo">
                {hero.demo}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function PipesDrawing({ pipes, className }: { readonly pipes: Pipes; readonly className: string }) {
  return (
    <svg className={`portal-hero__pipes ${className}`} viewBox={pipes.viewBox} fill="none" aria-hidden="true">
      <defs>
        <linearGradient id={pipes.id} gradientUnits="userSpaceOnUse" x1="0" y1={pipes.top} x2="0" y2="0">
          <stop stopColor="#fff" stopOpacity=".28" />
          <stop offset=".42" stopColor="#fff" stopOpacity=".4" />
          <stop offset=".78" stopColor="#c084fc" />
          <stop offset="1" stopColor="#a855f7" />
        </linearGradient>
      </defs>
      {pipes.paths.map((d) => (
        <path key={d} d={d} stroke={`url(#${pipes.id})`} strokeWidth={pipes.strokeWidth} />
      ))}
    </svg>
  );
}
