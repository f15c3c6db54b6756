/** The part of the package that is used; it brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** OpenType features to keep, by their tags. */
      readonly keepFeatures: readonly string[];
      /** What is left of each axis; an axis that is not named stays whole. */
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
