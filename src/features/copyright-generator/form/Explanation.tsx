import { Fragment } from 'react';
import { brand } from '#brand.ts';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { RuledList } from '#components/sections/Lists.tsx';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { generator } from '#content/generator.ts';
import { type BuiltCode, buildCode } from '#features/copyright-generator/embed/schema.ts';

const { utm, tips } = generator;
const { code: example } = buildCode({ clientName: utm.exampleClient, url: brand.url, mode: 'dark' });

/** What the link tells: the four parameters with their values, and the whole link. */
export function Explanation({ code }: { readonly code: BuiltCode | null }) {
  const shown = code ?? example;
  return (
    <>
      <Section id="utm" ground="paper" head="row" title={utm.title} lead={utm.lead}>
        <div className="generator-rows">
          <RingLine
            className="utm"
            titles="type-h4"
            steps={utm.parameters.map(({ name, value, text }) => ({
              label: name,
              title: value ?? <span className="type-accent">{shown?.campaign}</span>,
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
        </div>
      </Section>
      <Section id="dicas" ground="paper" title={tips.title}>
        <RuledList
          columns={2}
          ordered
          items={tips.items.map((tip, index) => ({
            ...tip,
            mark: <span aria-hidden="true">{index + 1}</span>,
          }))}
        />
      </Section>
    </>
  );
}

const { title, lead } = generator.hero;

/** The headline. A line leads from its dot to the preview, and the footer's link is written along it. */
export function GeneratorHero({ code }: { readonly code: BuiltCode | null }) {
  return (
    <div className="page-wrap generator-hero">
      <h1 className="type-h1">
        <HeadlineLines lines={title}>
          <HeadlineDot />
        </HeadlineLines>
      </h1>
      <p className="type-lead">{lead}</p>
      <div className="generator-wire desk-only" aria-hidden="true">
        {code === null ? null : (
          <p>
            <LinkPieces code={{ ...code, link: code.link.replace(/^https:\/\/(www\.)?/, '') }} />
          </p>
        )}
      </div>
    </div>
  );
}

/** A code's link with the campaign marked. */
function LinkPieces({ code: { link, campaign } }: { readonly code: Pick<BuiltCode, 'link' | 'campaign'> }) {
  const mark = `utm_campaign=${campaign}`;
  const at = link.lastIndexOf(mark);
  return (
    <>
      <Breaking text={link.slice(0, at)} />
      <b>{mark}</b>
      <Breaking text={link.slice(at + mark.length)} />
    </>
  );
}

/** A part of the link, which a narrow line breaks before a `?` or an `&`. */
function Breaking({ text }: { readonly text: string }) {
  return (
    <span>
      {text.split(/(?=[?&])/).map((piece, index) => (
        <Fragment key={index}>
          <wbr />
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
