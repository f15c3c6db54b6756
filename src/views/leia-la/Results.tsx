import { Faq } from '#components/ui/Faq.tsx';
import { questions, results } from '#content/leia-la.ts';

/** Figures, the first of them huge. */
export function Results() {
  return (
    <section className="section" aria-labelledby="resultados">
      <div className="page-wrap">
        <h2 className="type-h2" id="resultados">
          {results.title}
        </h2>
        <dl className="mt-[clamp(2.5rem,4.5vw,4.5rem)] grid items-end gap-x-[clamp(1.5rem,3.2vw,3rem)] gap-y-9 md:grid-cols-3 lg:grid-cols-[1.9fr_1fr_1fr_1fr]">
          {results.figures.map(({ value, label }, index) => (
            <div className="flex flex-col-reverse gap-3 max-lg:first:col-span-full" key={label}>
              <dt className="type-small border-t border-rule-strong pt-3.5">{label}</dt>
              <dd
                className={`font-[550] leading-[.95] tracking-[-.05em] whitespace-nowrap ${
                  index === 0
                    ? 'text-[clamp(4.25rem,1.6rem+7vw,8rem)]'
                    : 'text-[clamp(2.75rem,1.6rem+2.6vw,4rem)]'
                }`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Four questions; what is missing is asked in `/contato`. */
export function Questions() {
  return (
    <section className="section paper" aria-labelledby="perguntas">
      <div className="page-wrap page-grid">
        <div className="span-4">
          <h2 className="type-h2" id="perguntas">
            Perguntas
          </h2>
          <p className="type-body mt-5">
            Não achou a sua?{' '}
            <a className="text-link" href="/contato">
              Fale com a equipe
            </a>
          </p>
        </div>
        <div className="mt-10 span-7 from-6 lg:mt-0">
          <Faq items={questions} />
        </div>
      </div>
    </section>
  );
}
