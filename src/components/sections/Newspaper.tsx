import type { ReactNode } from 'react';
import { example as exampleWords } from '#content/interface.ts';

/**
 * A page in print, for what a newspaper's reader gets. Its type follows its own width. Not for a product's screen: that is a
 * scene.
 */
export function Newspaper({
  paper,
  date = [],
  example = false,
  byline,
  lead,
  dot = true,
  photo,
  stories,
  isPicture,
  children,
}: {
  /** The newspaper's name. */
  readonly paper: string;
  /** The line below the name: its date, its number, its sections. */
  readonly date?: readonly string[];
  /** That it is made up stands at the end of that line. */
  readonly example?: boolean;
  /** Above the headline: who wrote it. */
  readonly byline?: string;
  /** The main story's headline; its full stop is the editor's dot. */
  readonly lead?: ReactNode;
  /** False where a headline beside the page has the dot. */
  readonly dot?: boolean;
  /** A drawn photograph, as wide as the page. */
  readonly photo?: boolean;
  /** Paragraphs, in one column or two. */
  readonly stories?: readonly ReactNode[];
  /** A picture, whose words no reader needs. */
  readonly isPicture?: boolean;
  /** What else the page shows, below its stories. */
  readonly children?: ReactNode;
}) {
  return (
    <div
      className="measured newspaper in-colour"
      {...(isPicture ? { 'data-drawing': '', 'aria-hidden': true } : {})}
    >
      <div className="newspaper__sheet">
        <b className="newspaper__name">{paper}</b>
        {date.length > 0 ? (
          <p className="newspaper__date">
            {date.map((item) => (
              <span key={item}>{item}</span>
            ))}
            {example ? <small className="example">{exampleWords.word}</small> : null}
          </p>
        ) : null}
        {byline ? <p className="type-label">{byline}</p> : null}
        {lead ? (
          <p className="newspaper__lead">
            {lead}
            {dot ? <i aria-hidden="true" /> : null}
          </p>
        ) : null}
        {photo ? <i className="newspaper__photo" aria-hidden="true" /> : null}
        {stories ? (
          <div className="newspaper__stories type-small">
            {stories.map((story, index) => (
              <p key={index}>{story}</p>
            ))}
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}
