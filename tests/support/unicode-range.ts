/** The code points of each `unicode-range` in a style sheet, in its order. */
export function unicodeRanges(css: string): readonly ReadonlySet<number>[] {
  return [...css.matchAll(/unicode-range:([^;]+);/g)].map(
    ([, range = '']) =>
      new Set(
        [...range.matchAll(/u\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].flatMap(([, from = '', to = from]) => {
          const first = Number.parseInt(from, 16);
          return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
        }),
      ),
  );
}
