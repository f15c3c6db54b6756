import { Section, SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { Example } from '#components/ui/Example.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { linkPanel, sdk } from '#content/leia-la.ts';
import './Sdk.css';

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
              {sdk.samples.map(({ language }, index) => (
                <label className="type-label" key={language}>
                  <input type="radio" name="linguagem" value={language} defaultChecked={index === 0} />
                  {language}
                </label>
              ))}
            </div>
            {sdk.samples.map(({ language, code }) => (
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
                <code>{linkPanel.link}</code>
              </span>
              <Example />
            </p>
          </div>
        }
      />
    </Section>
  );
}
