import type { ReactNode } from 'react';
import { type DatedText, textOn, unbroken } from '#shared/dated-text.ts';
import { dayOf } from '#shared/dates.ts';

/**
 * A text as it is today. A page is built once and read for months: while the text is still to change, its later
 * wordings wait in the markup, and `page.client.ts` puts each there on its day. What never changes is shown as it is, with
 * 'e-mail' and its like whole at the end of a line, as in the policies (`keepTogether`).
 */
export function Dated({ text }: { readonly text: ReactNode | DatedText }) {
  if (typeof text === 'string')
    return text.split(unbrokenParts).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span className="one-line" key={index}>
          {part}
        </span>
      ),
    );
  if (!isDated(text)) return text;
  const later = changesFrom(text, dayOf(new Date()));
  return (
    <span
      data-last-day={later.map(({ lastDay }) => lastDay).join() || undefined}
      data-after={later.map(({ after }) => textOn(after, '')).join('|') || undefined}
      // An island may start after the day on which its page was built.
      suppressHydrationWarning
    >
      {textOn(text)}
    </span>
  );
}

const unbrokenParts = new RegExp(`(${unbroken})`, 'i');

const isDated = (text: ReactNode | DatedText): text is DatedText =>
  typeof text === 'object' && text !== null && 'lastDay' in text;

/** The changes of a text that are still to come on a day, in their order. */
function changesFrom(text: string | DatedText, day: string): readonly DatedText[] {
  if (typeof text === 'string') return [];
  const next = changesFrom(text.after, day);
  return day > text.lastDay ? next : [text, ...next];
}
