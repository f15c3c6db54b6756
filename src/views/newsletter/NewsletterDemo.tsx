import type { ReactNode } from 'react';
import { Why } from '#components/scenes/Scene.tsx';
import { NumberMark } from '#components/sections/Lists.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dot, Example, Ring } from '#components/ui/Marks.tsx';
import { newsletter } from '#content/pages/newsletter.ts';
import { letter, type Reader, readers } from '#content/pages/newsletter-edition.ts';

const { demo } = newsletter;

/** The demonstration (R-NWS-7, R-NWS-9): CSS shows the chosen reader's e-mail, `newsletter-demo.client.ts` does the rest. */
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
      <div className="scene one-place newsletter-demo__scene">
        {readers.map((reader) => (
          <ReaderLetter key={reader.id} reader={reader} Heading="h3">
            {/* The buttons that answer the edition, in each of its e-mails, and the decision line that says what came of it. */}
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
          </ReaderLetter>
        ))}
      </div>
      <p className="visually-hidden" role="status" data-demo-status />
    </section>
  );
}

/**
 * The e-mail that one reader gets: subject, stories and the sponsor's place, each with the reason for it. `data-part`
 * names what stands in more than one e-mail, so that the demonstration can move it to its new place.
 * @param Heading the element of the opening's headline: none where the e-mail is a picture
 * @param short without the stories below the opening, and with the numbers of what is said beside it
 * @param children what stands below the stories
 */
export function ReaderLetter({
  reader,
  Heading = 'p',
  short = false,
  children,
}: {
  readonly reader: Reader;
  readonly Heading?: 'h3' | 'p';
  readonly short?: boolean;
  readonly children?: ReactNode;
}) {
  const { lead, stories, ad } = reader;
  const sponsor = (
    <li className="split" data-part="patrocinio" key="patrocinio">
      <p>
        <small className="type-label">{letter.sponsored}</small>
        {` ${ad.text}`}
      </p>
      <Why>{ad.why}</Why>
      {short ? <NumberMark number={2} /> : null}
    </li>
  );
  const rows = stories.map((story, index) => (
    <li className="split" data-part={story.id} key={story.id}>
      <b>{story.title}</b>
      <Why>{letter.reason(story, index + 2)}</Why>
    </li>
  ));
  return (
    <article className="letter ruled" data-reader={reader.id} data-answered="waiting">
      <header className="paper">
        <p className="type-label">
          <b>{letter.from}</b>
          {` ${letter.to(reader)}\u00a0 `}
          <Example />
        </p>
        <p className="type-h4 letter__subject">
          <span className="visually-hidden">{letter.subject}</span>
          {reader.subject}
        </p>
        <Why>{reader.subjectWhy}</Why>
      </header>
      <div data-part={lead.id}>
        {short ? <NumberMark number={1} /> : null}
        <Heading className="scene__title">{lead.title}</Heading>
        <p className="type-small">{lead.text}</p>
        <Why>{letter.reason(lead, 1)}</Why>
      </div>
      <ul className="ruled">{short ? sponsor : rows.toSpliced(ad.after, 0, sponsor)}</ul>
      <p className="type-label">{short ? letter.moreThanOpening : letter.more}</p>
      {children}
    </article>
  );
}
