import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { features } from '#content/leia-la.ts';

/** Six features on rules, each a decision of the newsroom's. */
export function Features() {
  return (
    <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          Um link, seis decisões suas
        </h2>
        <ul className="mt-[clamp(2.5rem,4vw,4rem)] grid gap-x-[clamp(1.5rem,3.2vw,3rem)] md:grid-cols-2 lg:grid-cols-3">
          {features.map((feature) => (
            <li
              className="grid grid-cols-[44px_1fr] content-start gap-x-4 border-t border-rule-strong pt-5 pb-8 md:block md:pt-6 md:pb-10"
              key={feature.title}
            >
              <span className="row-span-2 md:mb-5 md:block">
                <LineIcon path={feature.path} dot={feature.dot} on />
              </span>
              <h3 className="type-h4 mb-1.5">{feature.title}</h3>
              <p className="type-body">{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
