import { Figures } from '#components/sections/Figures.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { example } from '#content/interface.ts';
import { newsletter } from '#content/newsletter.ts';
import { readers } from '#content/newsletter-edition.ts';
import { ConvergeTall, DivergeTall, Hourglass } from './ProcessLines.tsx';
import './Newsletter.css';

const { process, figures } = newsletter;
const [enter, create, leave] = process.steps;
const [marina, osvaldo, rafa] = readers;

/** Conecte, Crie, Conecte: lines converge on the person who decides and leave again, one a reader; then what it brought. */
export function NewsletterProcess() {
  return (
    <>
      <Section id="processo-titulo" anchor="processo" ground="night" title={process.title}>
        <RingLine
          className="hourglass"
          drawing={<Hourglass />}
          steps={[
            {
              id: 'in',
              ...enter,
              extra: (
                <>
                  <Ends names={process.sources} />
                  <ConvergeTall />
                </>
              ),
            },
            { id: 'dot', picture: <Decision />, ...create },
            {
              id: 'out',
              picture: (
                <>
                  <DivergeTall />
                  <Ends
                    names={[
                      ...[marina, rafa, osvaldo].map(({ name, sends }) => `${sends} ${name}`),
                      example.word,
                    ]}
                  />
                </>
              ),
              ...leave,
            },
          ]}
        />
      </Section>
      <Section id="resultados-titulo" anchor="resultados" ground="night" size="h3" title={figures.title}>
        <Figures layout="strip" items={figures.items} basis={figures.items} />
      </Section>
    </>
  );
}

/** The dot that a phone's lines meet in. */
function Decision() {
  return (
    <svg className="narrow-only" width="100%" height="42" aria-hidden="true">
      <circle cx="50%" cy="13" r="13" fill="#9333ea" />
    </svg>
  );
}

/** Where a phone's lines come from, or lead to. */
function Ends({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="type-label narrow-only hourglass__ends" aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
