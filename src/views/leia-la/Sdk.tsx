import { Example } from '#components/ui/Example.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { linkPanel, sdk } from '#content/leia-la.ts';
import './Sdk.css';

/** The same call in five languages; choosing one needs no JavaScript. */
export function Sdk() {
  return (
    <section className="section night" aria-labelledby="sdk">
      <div className="page-wrap page-grid leia-sdk">
        <div className="span-5">
          <h2 className="type-h2" id="sdk">
            {sdk.title}
          </h2>
          <p className="type-lead leia-sdk__lead">{sdk.lead}</p>
        </div>
        <div className="span-6 from-7 leia-sdk__window">
          <div className="leia-sdk__tabs screen-only" role="radiogroup" aria-label={sdk.languageLabel}>
            {sdk.samples.map(({ language }, index) => (
              <label key={language}>
                <input type="radio" name="linguagem" value={language} defaultChecked={index === 0} />
                {language}
              </label>
            ))}
          </div>
          {sdk.samples.map(({ language, code }) => (
            <section
              className="leia-sdk__code"
              key={language}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: code wider than a phone is scrolled by keyboard (WCAG 2.1.1).
              tabIndex={0}
              aria-label={sdk.exampleLabel(language)}
            >
              <pre>{code}</pre>
            </section>
          ))}
          <p className="leia-sdk__result">
            <Dot />
            {linkPanel.link}
            <Example />
          </p>
        </div>
      </div>
    </section>
  );
}
