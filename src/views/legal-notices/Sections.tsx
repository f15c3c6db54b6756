import { audiences, benefits, features } from '#content/legal-notices.ts';

/** Benefits written as articles of a statute. */
export function Benefits() {
  return (
    <section className="section" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap">
        <h2 className="type-h2 max-w-[40rem]" id="beneficios-titulo">
          {benefits.title}
        </h2>
        <ol className="mt-[clamp(2.5rem,4.5vw,4.5rem)]">
          {benefits.articles.map((article, index) => (
            <li
              className="grid items-baseline gap-x-6 gap-y-1.5 border-t border-rule-strong py-7 md:grid-cols-[16.2%_minmax(0,1fr)_minmax(0,.72fr)]"
              key={article.title}
            >
              <span className="font-[550] text-accent-text">Art. {index + 1}º</span>
              <h3 className="type-h3">{article.title}</h3>
              <p className="type-body">{article.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Twelve features as an official index. */
export function Features() {
  return (
    <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          {features.title}
        </h2>
        <ul className="mt-[clamp(2rem,4vw,3.75rem)] gap-x-[clamp(2rem,5vw,5rem)] md:columns-2 md:[column-rule:1px_solid_var(--ct-rule-strong)]">
          {features.items.map((item) => (
            <li
              className="grid break-inside-avoid items-baseline gap-x-5 gap-y-1 border-b border-rule py-[1.1rem] lg:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)]"
              key={item.title}
            >
              <h3 className="text-body leading-[1.35] font-semibold tracking-[-.015em]">{item.title}</h3>
              <p className="type-small">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who uses it: four audiences in the size of headlines. */
export function Audiences() {
  return (
    <section className="section" aria-labelledby="publicos">
      <div className="page-wrap">
        <h2 className="type-label mb-[clamp(1.75rem,3vw,2.75rem)]" id="publicos">
          {audiences.title}
        </h2>
        <ul className="border-b border-rule-strong">
          {audiences.items.map((item) => (
            <li
              className="page-grid items-baseline border-t border-rule-strong py-[clamp(1.1rem,2vw,1.75rem)]"
              key={item.title}
            >
              <h3 className="type-h2 span-7">{item.title}</h3>
              <p className="type-body mt-2 span-5 from-8 lg:mt-0">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
