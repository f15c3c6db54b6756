import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { newsletter } from '#content/newsletter.ts';
import './NewsletterFigures.css';

const { figures } = newsletter;

/** The results (R-FIG-6), beside a drawing of two sends that start together. */
export function NewsletterFigures() {
  return (
    <section className="section night" id="resultados" aria-labelledby="resultados-titulo">
      <div className="page-wrap">
        <div className="page-grid newsletter-figures__head">
          <h2 className="type-h2 span-6" id="resultados-titulo">
            {figures.title}
          </h2>
          <p className="type-body span-4 from-9 screen-only">{figures.text}</p>
        </div>
        <div className="page-grid newsletter-figures__body">
          <div
            className="newsletter-figures__curves span-8 screen-only"
            role="img"
            aria-label={figures.label}
          >
            <span className="newsletter-figures__many" aria-hidden="true">
              {figures.curves.many}
            </span>
            <span className="newsletter-figures__one" aria-hidden="true">
              {figures.curves.one}
            </span>
            <Curves />
          </div>
          <dl className="newsletter-figures__list span-4">
            {figures.items.map((item) => (
              <div key={item.value}>
                <dt>{item.label}</dt>
                <dd>{item.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FigureBasis figures={figures.items} />
      </div>
    </section>
  );
}

function Curves() {
  return (
    <svg viewBox="0 0 840 360" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path
        d="M0 340H840M0 250H840M0 160H840M0 70H840"
        stroke="#fff"
        strokeOpacity=".14"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0 300C120 296 210 282 320 270S560 236 690 214S800 204 840 202"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0 300C120 288 200 262 300 226S500 150 620 104S770 52 840 36"
        stroke="#fff"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M839 46V194" stroke="#a855f7" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
