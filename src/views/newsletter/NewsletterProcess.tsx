import { newsletter } from '#content/newsletter.ts';
import { ConvergeTall, DivergeTall, Hourglass } from './ProcessLines.tsx';
import './NewsletterProcess.css';

const { process } = newsletter;
const [enter, create, leave] = process.steps;

/** Conecte, Crie, Conecte: lines converge on the person who decides and leave again, one a reader. */
export function NewsletterProcess() {
  return (
    <section className="section night" id="processo" aria-labelledby="processo-titulo">
      <div className="page-wrap">
        <h2 className="type-h2 newsletter-process__title" id="processo-titulo">
          {process.title}
        </h2>
        <Hourglass />
        <ol className="newsletter-process__steps">
          <li>
            <h3 className="type-h3">{enter.title}</h3>
            <p className="type-body">{enter.text}</p>
            <ConvergeTall />
          </li>
          <li>
            <i className="newsletter-process__dot" aria-hidden="true" />
            <h3 className="type-h3">{create.title}</h3>
            <p className="type-body">{create.text}</p>
          </li>
          <li>
            <DivergeTall />
            <h3 className="type-h3">{leave.title}</h3>
            <p className="type-body">{leave.text}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}
