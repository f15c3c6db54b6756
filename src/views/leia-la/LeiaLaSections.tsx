import { Drawing } from '#components/drawing/Drawing.tsx';
import './LeiaLa.css';
import { DecisionLine, Scene } from '#components/scenes/Scene.tsx';
import { Section, SectionHead, Split } from '#components/sections/Section.tsx';
import { Dot, Example } from '#components/ui/Marks.tsx';
import { example } from '#content/interface.ts';
import { closing, credit, hero, sdk, shortLink } from '#content/pages/leia-la.ts';

const { drawing } = closing;

/** What the page ends with: the long address, and the short link that its line comes to. */
export function ShortLink() {
  return (
    <Scene {...drawing.scene} stacked className="short-link">
      <p className="scene__note">{drawing.long}</p>
      <p className="type-body">
        {hero.longAddress.split(/(?<=\/)/).map((part) => (
          <span key={part}>
            {part}
            <wbr />
          </span>
        ))}
      </p>
      <Drawing box="0 0 400 96" width="100%" stroke="none">
        <path
          d="M396 0C396 44 330 50 262 46S176 22 204 12 268 34 232 56 96 52 50 60 4 76 4 92"
          stroke="#9333ea"
          strokeWidth="1.5"
        />
        <circle cx="4" cy="92" r="4" fill="#9333ea" />
      </Drawing>
      <p className="scene__note">{drawing.short}</p>
      <p className="type-h3">{shortLink}</p>
    </Scene>
  );
}

/** A passage that was copied from an article and pasted into a conversation, with the article's address added. */
export function Credit() {
  return (
    <Section id="credito">
      <Split
        share="5/7"
        words={<SectionHead id="credito" title={credit.title} lead={credit.lead} />}
        object={
          <div className="credit" role="img" aria-label={example.describe(credit.drawing)}>
            <div className="scene" aria-hidden="true">
              <b className="type-h4">{credit.article.title}</b>
              <p className="type-small">
                {`${credit.article.before} `}
                <mark>{credit.article.copied}</mark>
                {` ${credit.article.after}`}
              </p>
            </div>
            <div className="scene credit__paste" aria-hidden="true">
              <p>{credit.article.copied}</p>
              <p className="marked">
                <Dot />
                <b>{credit.source}</b>
              </p>
              <DecisionLine proposed={credit.proposed} decided={credit.decided} />
            </div>
          </div>
        }
      />
    </Section>
  );
}

/** The same call in five languages; choosing one needs no JavaScript. */
export function Sdk() {
  return (
    <Section id="sdk" ground="night">
      <Split
        share="5/7"
        words={<SectionHead id="sdk" title={sdk.title} lead={sdk.lead} />}
        object={
          <div className="sdk">
            <div className="sdk__tabs screen-only" role="radiogroup" aria-label={sdk.languageLabel}>
              {Object.keys(sdk.samples).map((language, index) => (
                <label className="type-label" key={language}>
                  <input type="radio" name="linguagem" value={language} defaultChecked={index === 0} />
                  {language}
                </label>
              ))}
            </div>
            {Object.entries(sdk.samples).map(([language, code]) => (
              <section
                key={language}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: code wider than a phone is scrolled by keyboard (WCAG 2.1.1).
                tabIndex={0}
                aria-label={sdk.exampleLabel(language)}
              >
                <pre>{code}</pre>
              </section>
            ))}
            <p className="split">
              <span className="marked">
                <Dot />
                <code>{shortLink}</code>
              </span>
              <Example />
            </p>
          </div>
        }
      />
    </Section>
  );
}
