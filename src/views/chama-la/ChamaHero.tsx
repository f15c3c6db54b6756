import type { ReactNode } from 'react';
import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { ProductKicker } from '#components/sections/ProductKicker.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { chamaLa } from '#content/chama-la.ts';
import { kicker } from '#content/solutions.ts';
import './BuilderOffline.css';
import './ChamaHero.css';

const { hero, builder } = chamaLa;

/**
 * The hero is the product: a speech bubble that holds the live builder (`children`, an island of the page)
 * and whose tail ends in the headline's dot.
 */
export function ChamaHero({ children }: { readonly children: ReactNode }) {
  return (
    <section className="chama-hero night">
      <div className="page-wrap">
        <div className="chama-hero__frame">
          <div className="chama-hero__words">
            <ProductKicker className="chama-hero__kicker" words={kicker('chama-la')} />
            <p className="chama-hero__audience">{hero.audience}</p>
            <h1 className="type-display chama-hero__title">
              <HeadlineLines lines={hero.title}>
                <HeadlineDot lands>
                  <Tail />
                </HeadlineDot>
              </HeadlineLines>
            </h1>
            <div className="chama-hero__lead">
              <p className="type-lead">{hero.lead}</p>
              <a className="text-link text-link--alone chama-hero__tool" href={chamaLa.toolUrl} {...newTab}>
                {`${hero.tool} `}
                <NewTab />
              </a>
            </div>
            <dl className="chama-hero__figures">
              {hero.figures.map((figure) => (
                <div key={figure.value}>
                  <dt>{figure.label}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
            <div className="chama-hero__basis">
              <FigureBasis figures={hero.figures} />
            </div>
          </div>
          <section className="chama-bubble" id="criar" aria-labelledby="criar-titulo">
            <div className="chama-bubble__sheet">
              <h2 className="chama-bubble__title" id="criar-titulo">
                {builder.title}
              </h2>
              <div className="builder-offline">
                <p>{builder.offline}</p>
                <ButtonLink className="builder-offline__go" href={chamaLa.toolUrl} {...newTab}>
                  {`${hero.tool} `}
                  <NewTab />
                </ButtonLink>
              </div>
              {children}
            </div>
          </section>
        </div>
      </div>
    </section>
  );
}

/** The bubble's tail, drawn from the dot: sideways beside the headline, downwards under it on a narrow screen. */
function Tail() {
  return (
    <>
      <svg
        className="chama-tail chama-tail--side"
        viewBox="0 -70 108 134"
        preserveAspectRatio="none"
        fill="#fff"
        aria-hidden="true"
      >
        <path d="M0 0C46 4 84 -22 108 -70V64C74 40 40 12 0 0Z" />
      </svg>
      <svg
        className="chama-tail chama-tail--down"
        viewBox="-62 0 128 104"
        preserveAspectRatio="none"
        fill="#fff"
        aria-hidden="true"
      >
        <path d="M0 0C4 44 -20 76 -62 104H66C40 74 10 42 0 0Z" />
      </svg>
    </>
  );
}
