import { brand } from '#brand.ts';
import { RingLine } from '#components/sections/RingLine.tsx';
import { RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { generator } from '#content/generator.ts';
import { type BuiltCode, buildCode } from '#features/copyright-generator/embed/code.ts';
import { LinkPieces } from './GeneratorHero.tsx';

const { utm, tips } = generator;
const example = buildCode({ clientName: utm.exampleClient, url: brand.url, mode: 'dark' });

/** What the link tells: the four parameters with their values, and the whole link. */
export function Explanation({ code }: { readonly code: BuiltCode | null }) {
  const shown = code ?? example;
  return (
    <Section id="utm" ground="paper" head="row" title={utm.title} lead={utm.lead}>
      <div className="generator-rows">
        <RingLine
          className="utm"
          titles="type-h4"
          steps={utm.parameters.map(({ name, value, text }) => ({
            id: name,
            label: name,
            title: value ?? shown?.campaign,
            text,
          }))}
        />
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
    </Section>
  );
}

function Tips() {
  return (
    <div className="page-grid">
      <h2 className="type-h3 span-4">{tips.title}</h2>
      <div className="span-8 from-5">
        <RuledList
          columns={1}
          size="small"
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
