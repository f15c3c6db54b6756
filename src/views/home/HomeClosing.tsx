import { Drawing } from '#components/drawing/Drawing.tsx';
import './Home.css';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { closing } from '#content/pages/home.ts';

/** Above the words: they cross none but the headline’s. */
const LINES = Array.from({ length: 12 }, (_, index) => {
  const y = -190 + 54 * index;
  return `M-20 ${y}C420 ${y} 560 ${Math.round(470 + (y - 470) * 0.35)} 900 470`;
});

/** The last call of the home page, on the dot of its headline, grown until it fills the view, and the lines that run into it. */
export function HomeClosing() {
  return (
    <section className="closing-call home-closing night" aria-labelledby="proximo-passo">
      <Drawing
        className="backdrop"
        box="0 0 1440 820"
        preserveAspectRatio="none"
        stroke="#fff"
        strokeOpacity="0.2"
      >
        {LINES.map((d) => (
          <path key={d} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </Drawing>
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
