import { Drawing } from '#components/drawing/Drawing.tsx';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { about } from '#content/pages/about.ts';
import { Timeline } from '#views/about/timeline/Timeline.tsx';
import './AboutHero.css';

/**
 * The headline and the seven years on an orbit. The full stop of the headline is the chosen year: the orbit turns, the dot stays. Below
 * 1024 px a line leads from it to that year.
 */
export function AboutHero() {
  return (
    <section className="about-hero night" aria-labelledby="sobre">
      <div className="page-wrap">
        <div className="about-hero__anchor">
          <h1 className="type-h1" id="sobre">
            <HeadlineLines lines={about.hero.lines}>
              <HeadlineDot lands />
            </HeadlineLines>
          </h1>
          <div>
            <p className="type-lead">{about.hero.lead}</p>
            <div className="actions">
              <ButtonLink href={about.hero.primary.href}>{about.hero.primary.label}</ButtonLink>
            </div>
          </div>
          <div>
            <Timeline />
          </div>
        </div>
      </div>
      <span className="about-hero__fall" aria-hidden="true">
        <Drawing
          box="0 0 100 100"
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          overflow="visible"
          stroke="#c084fc"
          strokeWidth="1.5"
        >
          <path d="M100 0V68C100 92 0 78 0 100" vectorEffect="non-scaling-stroke" />
        </Drawing>
      </span>
    </section>
  );
}
