import { sections } from '#content/newspaper-sites.ts';

/** Six features as the sections of a newspaper, A to F. */
export function Notebooks() {
  return (
    <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          {sections.title}
        </h2>
        <ul className="mt-[clamp(2rem,3.5vw,3.25rem)] grid gap-x-[clamp(2rem,5vw,5rem)] md:grid-cols-2">
          {sections.items.map(({ title, text }, index) => (
            <li
              className="grid grid-cols-[4rem_1fr] items-start gap-x-4 border-t-[3px] border-double border-ink py-6 lg:grid-cols-[7rem_1fr] lg:py-8"
              key={title}
            >
              <span
                className="text-[clamp(3.5rem,2rem+4vw,6rem)] leading-[.8] font-[550] tracking-[-.05em]"
                aria-hidden="true"
              >
                {String.fromCharCode('A'.charCodeAt(0) + index)}
              </span>
              <div>
                <h3 className="type-h4">{title}</h3>
                <p className="type-body mt-1.5">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
