import { HeadlineDot } from '#components/sections/Headline.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dot, LineSign, Ring } from '#components/ui/Marks.tsx';
import { philosophy } from '#content/pages/philosophy.ts';
import { StillField } from '#views/philosophy/particles/StillField.tsx';
import './Philosophy.css';

/** The headline in the middle of the particle field; its full stop is the dot that the rings circle. */
export function PhilosophyHero() {
  const { headline, legend, motion, lead, projects, chat } = philosophy;
  return (
    <section className="philosophy-hero night" aria-labelledby="titulo" data-particles>
      <div aria-hidden="true">
        <canvas className="backdrop" />
      </div>
      <div className="page-wrap">
        <h1 className="type-h1" id="titulo" lang="en">
          <span className="title-line">{`${headline[0]} `}</span>
          <span className="title-line">
            {headline[1]}
            <HeadlineDot>
              <StillField />
            </HeadlineDot>
          </span>
        </h1>
        <p className="type-lead">{lead}</p>
        <div className="actions">
          <ButtonLink href={projects.href}>{projects.label}</ButtonLink>
          <ButtonLink variant="line" href={chat.href} away>
            {chat.label}
          </ButtonLink>
        </div>
        <div className="split type-label">
          <p>
            <span className="marked">
              <Ring />
              {`${legend.ring} `}
            </span>
            <span className="marked">
              <Dot />
              {legend.dot}
            </span>
          </p>
          <button className="one-place screen-only scripts-only" type="button" data-motion-toggle>
            <span className="marked">
              <LineSign width={14} height={14} d="M4 1v12M10 1v12" />
              {motion.pause}
            </span>
            <span className="marked">
              <LineSign width={14} height={14} d="M3 1.5v11L12 7z" />
              {motion.play}
            </span>
          </button>
        </div>
      </div>
    </section>
  );
}
