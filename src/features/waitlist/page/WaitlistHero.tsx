import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import type { DatedText } from '#shared/dated-text.ts';

/** The short opening of a waiting list's page, on black; the queue stands on the card beside it. */
export function WaitlistHero({
  kicker,
  lines,
  lead,
}: {
  readonly kicker: string;
  readonly lines: readonly [string, string];
  readonly lead: DatedText | string;
}) {
  return (
    <section className="waitlist-hero night">
      <p className="type-label">{kicker}</p>
      <h1 className="type-h1">
        <HeadlineLines lines={lines}>
          <HeadlineDot lands />
        </HeadlineLines>
      </h1>
      <p className="type-lead">
        <Dated text={lead} />
      </p>
    </section>
  );
}
