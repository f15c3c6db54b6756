import { classifieds } from '#content/newspaper-sites.ts';

/** Six differentials as small ads. */
export function Classifieds() {
  return (
    <section className="section paper" id="diferenciais" aria-labelledby="diferenciais-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="diferenciais-titulo">
          {classifieds.title}
        </h2>
        <ul className="mt-[clamp(2rem,3.5vw,3.25rem)] grid border-t border-l border-ink md:grid-cols-2 lg:grid-cols-3">
          {classifieds.items.map(({ kind, figure, text }) => (
            <li className="border-r border-b border-ink p-[clamp(1.25rem,2.2vw,2rem)]" key={kind}>
              <h3 className="type-small font-[550] text-accent-text">{kind}</h3>
              <p className="type-h3 mt-6">
                <strong className="font-[550]">{figure}</strong> <span className="text-fg-2">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
