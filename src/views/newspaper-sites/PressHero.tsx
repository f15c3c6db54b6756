import { ButtonLink, GoLink } from '#components/ui/Button.tsx';
import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { hero, waitlistLink } from '#content/newspaper-sites.ts';
import { waitlist } from '#content/portal.ts';
import { PrintingPress } from './PrintingPress.tsx';
import './PressHero.css';

/** Threads of the paper's web: they leave the full stop and run up behind the printed page. */
const THREADS = Array.from({ length: 7 }, (_, index) => {
  const x = 200 + index * 34;
  const bend = 60 + index * 9;
  return `M0 0H${x - bend}Q${x} 0 ${x} ${-bend}V-1400`;
});

/** The front page comes off the press on one side, and stands on the reader's phone on the other. */
export function PressHero() {
  return (
    <section className="press-hero night">
      <div className="page-wrap press-hero__grid">
        <div className="press-hero__words">
          <p className="type-label press-hero__kicker">{hero.kicker}</p>
          <h1 className="type-display press-hero__title">
            {hero.lines[0]}
            <br />
            {hero.lines[1]}
            <HeadlineDot lands>
              <svg
                className="press-hero__threads"
                viewBox="-100 -1400 700 1500"
                fill="none"
                aria-hidden="true"
              >
                <defs>
                  <linearGradient
                    id="press-threads"
                    gradientUnits="userSpaceOnUse"
                    x1="0"
                    y1="0"
                    x2="120"
                    y2="-420"
                  >
                    <stop stopColor="#a855f7" />
                    <stop offset=".3" stopColor="#c084fc" />
                    <stop offset="1" stopColor="#fff" stopOpacity=".26" />
                  </linearGradient>
                </defs>
                {THREADS.map((d) => (
                  <path key={d} d={d} stroke="url(#press-threads)" vectorEffect="non-scaling-stroke" />
                ))}
              </svg>
            </HeadlineDot>
          </h1>
          <p className="type-lead">{hero.lead}</p>
          <div className="actions press-hero__actions">
            <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
            <GoLink href="#demo">{hero.secondary}</GoLink>
          </div>
          <p className="type-small marked">
            <Ring />
            {hero.notice}
          </p>
        </div>
        <PrintingPress />
      </div>
    </section>
  );
}
