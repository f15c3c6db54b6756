import { Drawing } from '#components/drawing/Drawing.tsx';
import './LeiaLa.css';
import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { DecisionLine, Scene } from '#components/scenes/Scene.tsx';
import { RuledList } from '#components/sections/Lists.tsx';
import { Section, SectionHead, Split } from '#components/sections/Section.tsx';
import { Dot, Example } from '#components/ui/Marks.tsx';
import { example } from '#content/interface.ts';
import { closing, credit, features, hero, sdk, shortLink } from '#content/pages/leia-la.ts';

/** The icon of each feature, in their order. */
const ICONS = [
  { path: 'M4 10c14 0 4 12 14 12s-2 12 10 12h4', dot: [36, 34] },
  { path: 'M20 12H6v21h26', dot: [36, 33] },
  { path: 'M4 22h10c8 0 8-12 16-12h10M14 22c8 0 8 12 16 12h2', dot: [36, 34] },
  { path: 'M4 38c8 0 8-10 14-10s6 4 10 4 4-20 6-21', dot: [38, 8] },
  { path: 'M4 4h12v12H4zM28 4h12v12H28zM4 28h12v12H4zM28 28h5v5', dot: [37, 37] },
  { path: 'M4 8c16 0 12 14 28 14M4 36c16 0 12-14 28-14', dot: [36, 22] },
] as const;

/** Six features on rules, each a decision of the newsroom's. */
export function LeiaLaFeatures() {
  const items = features.items.map((feature, index) => ({
    ...feature,
    mark: <LineIcon {...(ICONS[index] ?? ICONS[0])} on />,
  }));
  return (
    <Section id="recursos-titulo" anchor="recursos" ground="paper" title={features.title}>
      <RuledList columns={3} iconAbove items={items} />
    </Section>
  );
}

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
