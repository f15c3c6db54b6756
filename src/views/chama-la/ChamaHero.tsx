import type { ReactNode } from 'react';
import { Figures } from '#components/sections/Figures.tsx';
import { Hero } from '#components/sections/Hero.tsx';
import { ButtonLink, LoneLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/Marks.tsx';
import { chamaLa } from '#content/pages/chama-la.ts';
import { kicker } from '#content/solutions.ts';
import './ChamaLa.css';

const { hero, builder } = chamaLa;

/** The bubble's tail, drawn from the dot: sideways beside the headline, downwards under it on a narrow screen. */
const tails = [
  { className: 'desk-only', viewBox: '0 -70 108 134', d: 'M0 0C46 4 84 -22 108 -70V64C74 40 40 12 0 0Z' },
  { className: 'below-desk', viewBox: '-62 0 128 104', d: 'M0 0C4 44 -20 76 -62 104H66C40 74 10 42 0 0Z' },
];

/** The hero is the product: a speech bubble from the headline's dot, with the live builder in it (`children`, an island). */
export function ChamaHero({ children }: { readonly children: ReactNode }) {
  return (
    <Hero
      layout="beside"
      {...hero}
      className="chama-hero"
      kicker={kicker('chama-la')}
      anchored={tails.map(({ d, ...tail }) => (
        <svg key={d} {...tail} preserveAspectRatio="none" fill="#fff" aria-hidden="true">
          <path d={d} />
        </svg>
      ))}
      actions={
        <LoneLink href={chamaLa.toolUrl} {...newTab}>
          {`${hero.tool} `}
          <NewTab />
        </LoneLink>
      }
      more={<Figures layout="strip" quiet items={hero.figures} basis={hero.figures} />}
    >
      <section className="chama-bubble" id="criar" aria-labelledby="criar-titulo">
        <div className="scene">
          <h2 id="criar-titulo">{builder.title}</h2>
          <div className="chama-bubble__offline">
            <p>{builder.offline}</p>
            <ButtonLink href={chamaLa.toolUrl} away>
              {hero.tool}
            </ButtonLink>
          </div>
          {children}
        </div>
      </section>
    </Hero>
  );
}
