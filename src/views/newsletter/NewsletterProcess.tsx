import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { example } from '#content/interface.ts';
import { newsletter } from '#content/newsletter.ts';
import { readers } from '#content/newsletter-edition.ts';
import { ConvergeTall, DivergeTall, Hourglass } from './ProcessLines.tsx';
import './NewsletterProcess.css';

const { process, figures } = newsletter;
const [enter, create, leave] = process.steps;
const [marina, osvaldo, rafa] = readers;

/** Conecte, Crie, Conecte: lines converge on the person who decides and leave again, one a reader; then what it brought. */
export function NewsletterProcess() {
  return (
    <>
      <section className="section night" id="processo" aria-labelledby="processo-titulo">
        <div className="page-wrap">
          <h2 className="type-h2" id="processo-titulo">
            {process.title}
          </h2>
          <Hourglass />
          <ol className="newsletter-process__steps">
            <li>
              <h3 className="type-h3">{enter.title}</h3>
              <p className="type-body">{enter.text}</p>
              <Ends names={process.sources} />
              <ConvergeTall />
            </li>
            <li>
              <i className="newsletter-process__dot" aria-hidden="true" />
              <h3 className="type-h3">{create.title}</h3>
              <p className="type-body">{create.text}</p>
            </li>
            <li>
              <DivergeTall />
              <Ends
                names={[
                  ...[marina, rafa, osvaldo].map(({ name, sends }) => `${sends} ${name}`),
                  example.word,
                ]}
              />
              <h3 className="type-h3">{leave.title}</h3>
              <p className="type-body">{leave.text}</p>
            </li>
          </ol>
        </div>
      </section>
      <section className="section night" id="resultados" aria-labelledby="resultados-titulo">
        <div className="page-wrap newsletter-figures">
          <h2 className="type-h3" id="resultados-titulo">
            {figures.title}
          </h2>
          <dl className="newsletter-figures__list">
            {figures.items.map((item) => (
              <div key={item.value}>
                <dt>{item.label}</dt>
                <dd>{item.value}</dd>
              </div>
            ))}
          </dl>
          <FigureBasis figures={figures.items} />
        </div>
      </section>
    </>
  );
}

/** Where a phone's lines come from, or lead to. */
function Ends({ names }: { readonly names: readonly string[] }) {
  return (
    <p className="newsletter-process__ends" aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}
