import { editorial } from '#content/newspaper-sites.ts';

/** The commitment to journalism as the newspaper's leader, with two notes in the margin. */
export function Editorial() {
  return (
    <section className="section" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap page-grid">
        <div className="span-7">
          <h2 className="type-h1" id="beneficios-titulo">
            {editorial.title}
          </h2>
          <div className="mt-10 max-w-[46rem] gap-x-10 md:columns-2 md:[column-rule:1px_solid_var(--ct-rule-strong)]">
            {editorial.paragraphs.map((paragraph) => (
              <p className="type-body mb-4 break-inside-avoid" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
          <a className="text-link inline-flex min-h-11 items-center" href="/compromisso-jornalismo">
            {editorial.action}
          </a>
        </div>
        <div className="mt-10 grid content-start gap-8 span-4 from-9 lg:mt-3">
          {[editorial.since, editorial.partners].map(({ strong, text }) => (
            <p className="type-body border-t border-ink pt-4" key={strong}>
              <strong className="type-h3 block text-fg">{strong}</strong>
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
