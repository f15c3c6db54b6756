import { Button } from '#components/ui/Button.tsx';
import { Dot, Example, Ring } from '#components/ui/Marks.tsx';
import { newsletter } from '#content/newsletter.ts';
import { type Reader, readers } from '#content/newsletter-edition.ts';
import { ReaderLetter } from './ReaderLetter.tsx';
import './Newsletter.css';

const { demo } = newsletter;

/**
 * The demonstration (R-NWS-7, R-NWS-9): choosing a reader shows their e-mail, in CSS, so that it works without
 * JavaScript; `newsletter-demo.client.ts` moves what changes its place, and takes the answer to the edition.
 */
export function NewsletterDemo() {
  return (
    <section className="newsletter-demo night" id="demo" aria-labelledby="demo-titulo" data-newsletter-demo>
      <div className="split type-small">
        <h2 id="demo-titulo">
          <b>{demo.title}</b>
        </h2>
        <p>{demo.text}</p>
      </div>
      <fieldset>
        <legend className="visually-hidden">{demo.legend}</legend>
        {readers.map((reader, index) => (
          <label key={reader.id} data-reader={reader.id} data-answered="waiting">
            <input
              type="radio"
              name="demoReader"
              id={`leitor-${reader.id}`}
              value={reader.id}
              defaultChecked={index === 0}
            />
            <b>{reader.name}</b>
            <small className="wide-only" data-state="waiting">
              {reader.habit}
            </small>
            <small className="marked" data-state="approved">
              <Dot />
              {demo.states.approved}
            </small>
            <small className="marked" data-state="sent-back">
              <Ring />
              {demo.states.sentBack}
            </small>
          </label>
        ))}
      </fieldset>
      <div className="scene scene--stacked newsletter-demo__scene">
        {readers.map((reader) => (
          <ReaderLetter key={reader.id} reader={reader} Heading="h3">
            <Answer reader={reader} />
          </ReaderLetter>
        ))}
      </div>
      <p className="visually-hidden" role="status" data-demo-status />
    </section>
  );
}

/** The buttons that answer the edition, in each of its e-mails, and the decision line that says what came of it. */
function Answer({ reader }: { readonly reader: Reader }) {
  return (
    <>
      <div className="letter__answer screen-only scripts-only">
        <button type="button" className="text-link text-link--alone" data-demo-again hidden>
          {demo.again}
        </button>
        <Button size="sm" variant="line" aria-pressed="false" data-answer="sent-back">
          {demo.sendBack}
        </Button>
        <Button size="sm" aria-pressed="false" data-answer="approved">
          <span>{demo.approve}</span>
          <span>{demo.done}</span>
        </Button>
      </div>
      <div className="decision">
        <Example className="decision__example" />
        <span className="marked">
          <Ring />
          {demo.proposed}
        </span>
        <span>
          <span className="marked" data-state="waiting">
            <Ring />
            {demo.waiting}
          </span>
          <span className="marked" data-state="approved">
            <Dot />
            {demo.approved(reader.sends)}
          </span>
          <span className="marked" data-state="sent-back">
            <Ring />
            {demo.sentBack}
          </span>
        </span>
      </div>
    </>
  );
}
