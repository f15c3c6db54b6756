const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as a document states it: `21 de novembro de 2026`. The time zone is that of the date's text. */
export function formatDay(date: Date): string {
  return day.format(date);
}

/**
 * A document's title as the two lines of its headline: the first word alone, unless it is a short one.
 * @returns one or two lines, `['Política', 'de privacidade']`
 */
export function headline(title: string): readonly string[] {
  const [first = '', ...rest] = title.split(' ');
  return rest.length > 0 ? [first, rest.join(' ')] : [first];
}
