import { Figures } from '#components/sections/Figures.tsx';
import { Section } from '#components/sections/Section.tsx';
import { philosophy } from '#content/philosophy.ts';

/** The success case as one figure, and what it means of the time that a process takes. */
export function SuccessCase() {
  const { title, figure, text, results } = philosophy.case;
  const giant = { value: figure.value.slice(0, -1), sign: '%', text, picture: <Time /> };
  return (
    <Section id="caso" ground="night" size="h3" title={title}>
      <Figures layout="strip" giant={giant} items={results} basis={[figure, ...results]} />
    </Section>
  );
}

/** The column's width is the time of a process before; 13% of it, with the dot, the time after. */
function Time() {
  const { before, after, chart } = philosophy.case;
  return (
    <div className="type-small" role="img" aria-label={chart}>
      <p>{before}</p>
      <svg width="100%" height="32" fill="currentColor" aria-hidden="true">
        <rect y="7" width="100%" height="2" fillOpacity=".44" />
      </svg>
      <p>{after}</p>
      <svg width="100%" height="16" fill="#9333ea" aria-hidden="true">
        <rect y="7" width="13%" height="2" fill="#a855f7" />
        <circle cx="13%" cy="8" r="8" />
      </svg>
    </div>
  );
}
