import { type DatedText, textOn } from '#shared/dated-text.ts';
import { dayOf } from '#shared/dates.ts';

/**
 * A text as it is today. A page is built once and read for months: while the text is still to change, its later
 * wording waits in the markup, and `dated.client.ts` puts it there on its day.
 */
export function Dated({ text }: { readonly text: string | DatedText }) {
  if (typeof text === 'string') return text;
  const waiting = dayOf(new Date()) <= text.lastDay;
  return (
    <span
      data-last-day={waiting ? text.lastDay : undefined}
      data-after={waiting ? text.after : undefined}
      // An island may start after the day on which its page was built.
      suppressHydrationWarning
    >
      {textOn(text)}
    </span>
  );
}
