import { brand } from '#brand.ts';
import { RuledList } from '#components/sections/RuledList.tsx';
import { generator } from '#content/generator.ts';
import { type BuiltCode, buildCode } from '#features/copyright-generator/embed/code.ts';
import { LinkPieces } from './GeneratorHero.tsx';

const { utm, tips } = generator;
const example = buildCode({ clientName: utm.exampleClient, url: brand.url, mode: 'dark' });

/** What the link tells: the four parameters with their values, and the whole link. */
export function Explanation({ code }: { readonly code: BuiltCode | null }) {
  const shown = code ?? example;
  return (
    <section className="paper section" aria-labelledby="utm">
      <div className="page-wrap generator-rows">
        <div className="split">
          <h2 className="type-h2" id="utm">
            {utm.title}
          </h2>
          <p className="type-body">{utm.lead}</p>
        </div>
        <dl className="utm">
          {utm.parameters.map(({ name, value, text }) => (
            <div key={name} className={value === null ? 'is-yours' : undefined}>
              <dt>{name}</dt>
              <dd>
                <b>{value ?? shown?.campaign}</b>
                <p className="type-small">{text}</p>
              </dd>
            </div>
          ))}
        </dl>
        {shown === null ? null : (
          <p className="utm-link">
            <span className="type-label">{code === null ? utm.example : utm.link}</span>
            <code>
              <LinkPieces code={shown} />
            </code>
          </p>
        )}
        <Tips />
      </div>
    </section>
  );
}

function Tips() {
  return (
    <div className="page-grid">
      <h2 className="type-h3 span-4">{tips.title}</h2>
      <div className="span-8 from-5">
        <RuledList
          columns={1}
          side
          ordered
          items={tips.items.map((tip, index) => ({
            ...tip,
            mark: <span aria-hidden="true">{index + 1}</span>,
          }))}
        />
      </div>
    </div>
  );
}
