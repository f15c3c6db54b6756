import { values } from '#content/about.ts';

/** The six values, as rules in two columns. */
export function Values() {
  return (
    <section className="paper section" aria-labelledby="valores">
      <div className="page-wrap">
        <h2 className="type-h2" id="valores">
          Seis valores que não giram
        </h2>
        <ul className="mt-[clamp(2.5rem,4vw,4rem)] grid gap-x-[clamp(2rem,6.4vw,6rem)] md:grid-cols-2">
          {values.map((value) => (
            <li
              className="rise grid content-start gap-x-8 gap-y-2.5 border-t border-rule-strong pt-6 pb-8 lg:grid-cols-[10fr_11fr] lg:pt-7 lg:pb-11"
              key={value.title}
            >
              <h3 className="text-[1.625rem] leading-[1.15] font-[550] tracking-[-0.028em]">{value.title}</h3>
              <p className="type-body">
                {value.text}
                {value.link ? (
                  <a
                    className="text-link mt-1 flex min-h-11 w-fit items-center text-fg"
                    href={value.link.href}
                  >
                    {value.link.label}
                  </a>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
