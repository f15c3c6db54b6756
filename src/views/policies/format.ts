/**
 * A document's title as the two lines of its headline: the first word alone, unless it is a short one.
 * @returns one or two lines, `['Política', 'de privacidade']`
 */
export function headline(title: string): readonly string[] {
  const [first = '', ...rest] = title.split(' ');
  return rest.length > 0 ? [first, rest.join(' ')] : [first];
}
