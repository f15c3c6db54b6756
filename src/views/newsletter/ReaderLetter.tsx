import type { ReactNode } from 'react';
import { Why } from '#components/scenes/Scene.tsx';
import { NumberMark } from '#components/sections/RuledList.tsx';
import { letter, type Reader } from '#content/newsletter-edition.ts';
import './Newsletter.css';

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
    <article className="letter scene__ruled" data-reader={reader.id} data-answered="waiting">
      <header>
        <p className="type-label">
          <b>{letter.from}</b>
          {` ${letter.to(reader)}`}
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
      <ul className="scene__ruled">{short ? sponsor : rows.toSpliced(ad.after, 0, sponsor)}</ul>
      <p className="type-label">{short ? letter.moreThanOpening : letter.more}</p>
      {children}
    </article>
  );
}
