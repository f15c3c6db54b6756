import type { FaqItem } from './schema.ts';

/** Short texts under their titles, in the order in which a list shows them; a title of digits alone would come first. */
export function titled(
  texts: Readonly<Record<string, string>>,
): readonly { readonly title: string; readonly text: string }[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }));
}

/** Questions with their answers, in the order in which a page asks them. */
export function asked(answers: Readonly<Record<string, FaqItem['answer']>>): readonly FaqItem[] {
  return Object.entries(answers).map(([question, answer]) => ({ question, answer }));
}
