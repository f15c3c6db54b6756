import type { ReactNode } from 'react';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { letter, type Reader } from '#content/newsletter-edition.ts';
import './ReaderLetter.css';

/**
 * The e-mail that one reader gets: subject, stories and the sponsor's place, each with the reason for it. `data-part`
 * names what stands in more than one e-mail, so that the demonstration can move it to its new place.
 * @param Heading the element of the opening's headline: none where the e-mail is a picture
 * @param short without the stories below the opening
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
    <li className="letter__ad" data-part="patrocinio" key="patrocinio">
      <p className="letter__story">
        <small>{letter.sponsored}</small>
        {` ${ad.text}`}
      </p>
      <Why>{ad.why}</Why>
    </li>
  );
  const rows = stories.map((story, index) => (
    <li data-part={story.id} key={story.id}>
      <p className="letter__story">{story.title}</p>
      <Why>{letter.reason(story, index + 2)}</Why>
    </li>
  ));
  return (
    <article className="letter" data-reader={reader.id}>
      <header className="letter__head">
        <p className="letter__from">
          <b>{letter.from}</b>
          {` ${letter.to(reader)}`}
        </p>
        <p className="letter__subject">
          <span className="visually-hidden">{letter.subject}</span>
          {reader.subject}
        </p>
        <Why>{reader.subjectWhy}</Why>
      </header>
      <div className="letter__lead" data-part={lead.id}>
        <Heading className="letter__headline">{lead.title}</Heading>
        <p className="letter__text">{lead.text}</p>
        <Why>{letter.reason(lead, 1)}</Why>
      </div>
      <ul className="letter__rows">{short ? sponsor : rows.toSpliced(ad.after, 0, sponsor)}</ul>
      <p className="letter__more">{short ? letter.moreThanOpening : letter.more}</p>
      {children}
    </article>
  );
}

/** The machine's reason for a place. */
function Why({ children }: { readonly children: string }) {
  return (
    <p className="letter__why">
      <Ring />
      {children}
    </p>
  );
}
