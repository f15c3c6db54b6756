import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { philosophy } from '#content/philosophy.ts';
import { StillField } from '#views/philosophy/particles/StillField.tsx';
import './PhilosophyHero.css';

/** The headline in the middle of the particle field; its full stop is the dot that the rings circle. */
export function PhilosophyHero() {
  const { legend, motion, lead } = philosophy;
  return (
    <section className="sky night" aria-labelledby="titulo" data-particles>
      <div className="sky__field" aria-hidden="true">
        <canvas className="size-full" />
      </div>
      <div className="page-wrap">
        <h1 className="sky__title" id="titulo" lang="en">
          <span className="sky__clear">AI-First,</span>{' '}
          <span className="sky__clear">
            Human-Centered
            <HeadlineDot>
              <StillField />
            </HeadlineDot>
          </span>
        </h1>
        <p className="type-lead sky__lead sky__clear">{lead}</p>
        <div className="sky__low">
          <span className="sky__mark sky__clear">
            <Ring />
            {legend.ring}
          </span>
          <span className="sky__mark sky__clear">
            <Dot />
            {legend.dot}
          </span>
          <button className="sky__motion" type="button" data-motion-toggle>
            <span className="sky__pause">
              <Glyph path="M4 1v12M10 1v12" />
              {motion.pause}
            </span>
            <span className="sky__play">
              <Glyph path="M3 1.5v11L12 7z" />
              {motion.play}
            </span>
          </button>
        </div>
      </div>
    </section>
  );
}

function Glyph({ path }: { readonly path: string }) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
