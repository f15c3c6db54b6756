import { dayOf } from './dates.ts';

/** A text that changes on a day: what it says through it, by São Paulo's calendar, and what it says after it, which may change again. */
export interface DatedText {
  /** The last day of the first wording, as `2026-06-30`. */
  readonly lastDay: string;
  readonly text: string;
  readonly after: string | DatedText;
}

/**
 * What a text says on a day.
 * @param day of São Paulo's calendar, as `2026-06-30`; today when it is left out
 */
export function textOn(text: string | DatedText, day: string = dayOf(new Date())): string {
  if (typeof text === 'string') return text;
  return day > text.lastDay ? textOn(text.after, day) : text.text;
}

/** Words that a line does not break at their hyphen; a hyphen that doesn't break would be another letter for who searches. */
export const unbroken = String.raw`\b(?:e-mails?|ICP-Brasil)\b`;
