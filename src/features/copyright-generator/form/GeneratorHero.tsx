import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { generator } from '#content/generator.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/code.ts';

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
      <div className="generator-wire" aria-hidden="true">
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
export function LinkPieces({
  code: { link, campaign },
}: {
  readonly code: Pick<BuiltCode, 'link' | 'campaign'>;
}) {
  const mark = `utm_campaign=${campaign}`;
  const at = link.lastIndexOf(mark);
  return (
    <>
      <span>{link.slice(0, at)}</span>
      <b>{mark}</b>
      <span>{link.slice(at + mark.length)}</span>
    </>
  );
}
