import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { features, featuresTitle } from '#content/leia-la.ts';
import './LeiaLaFeatures.css';

/** Six features on rules, each a decision of the newsroom's. */
export function LeiaLaFeatures() {
  return (
    <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          {featuresTitle}
        </h2>
        <ul className="leia-features">
          {features.map((feature) => (
            <li key={feature.title}>
              <span className="leia-features__icon">
                <LineIcon path={feature.path} dot={feature.dot} on />
              </span>
              <h3 className="type-h4 leia-features__title">{feature.title}</h3>
              <p className="type-body">{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
