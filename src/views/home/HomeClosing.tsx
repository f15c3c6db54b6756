import { convergingLines } from '#components/drawing/curves.ts';
import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing } from '#content/home.ts';
import './Home.css';

/** Above the words: they cross none but the headline’s. */
const LINES = convergingLines({ count: 12, from: { x: -20, y: -190, step: 54 }, to: { x: 900, y: 470 } });

/** The last call of the home page, on the dot of its headline, grown until it fills the view, and the lines that run into it. */
export function HomeClosing() {
  return (
    <section className="home-closing night" aria-labelledby="proximo-passo">
      <svg
        viewBox="0 0 1440 820"
        preserveAspectRatio="none"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.2"
        aria-hidden="true"
      >
        {LINES.map((d) => (
          <path key={d} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <i className="rise" />
      <div className="page-wrap">
        <h2 className="type-display" id="proximo-passo">
          <HeadlineLines lines={closing.title}>
            <HeadlineDot />
          </HeadlineLines>
        </h2>
        <p className="type-lead">{closing.text}</p>
        <div className="actions">
          <ButtonLink href={closing.primary.href}>{closing.primary.label}</ButtonLink>
          <ButtonLink variant="line" href={closing.secondary.href}>
            {closing.secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
