import type { ReactNode } from 'react';
import { Scene, type SceneFrame, Why } from './Scene.tsx';

/** A newsletter as one reader gets it. */
interface Letter {
  readonly reader: string;
  /** What the reader reads most: beside the name where there are several letters. */
  readonly reads?: string;
  readonly headline: string;
  readonly text: string;
  /** Why the opening is the opening. */
  readonly why: string;
  /** The stories below it. */
  readonly more: readonly string[];
  /** A drawing beside the text; only a wide scene has it. */
  readonly picture?: ReactNode;
}

/**
 * The newsletter: one edition, a letter for each reader. Several letters stand side by side; narrow, the first one is whole
 * and the others show who gets what, and why. `readers` is the list beside a single letter.
 */
export function LetterScene({
  letters,
  readers,
  ...frame
}: SceneFrame & {
  readonly letters: readonly Letter[];
  /** Who gets a letter; the first one's is shown. */
  readonly readers?: {
    readonly title: string;
    readonly items: readonly { readonly name: string; readonly reads: string }[];
  };
}) {
  return (
    <Scene {...frame}>
      {readers ? (
        <ul className="scene__list">
          <li className="scene__note">{readers.title}</li>
          {readers.items.map(({ name, reads }, index) => (
            <li key={name} className={index === 0 ? 'scene__on' : undefined}>
              <b className="title-line">{name}</b>
              <span className="scene__note">{reads}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="letter-scene">
        {letters.map(({ reader, reads, headline, text, why, more, picture }) => (
          <div key={reader}>
            {reads ? (
              <div className="marked whole-row">
                <svg width="34" height="34" fill="var(--ct-accent-text)" aria-hidden="true">
                  <circle cx="17" cy="17" r="17" fill="var(--ct-wash)" />
                  <text x="17" y="21.5" fontSize="13" fontWeight="600" textAnchor="middle">
                    {reader[0]}
                  </text>
                </svg>
                <p>
                  <b className="title-line">{reader}</b>
                  <span className="scene__note">{reads}</span>
                </p>
              </div>
            ) : (
              <p className="scene__note whole-row">{reader}</p>
            )}
            <p className="scene__title whole-row">{headline}</p>
            {picture}
            <p className="type-body">{text}</p>
            <Why>{why}</Why>
            <ul>
              {more.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Scene>
  );
}
