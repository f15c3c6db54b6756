interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing that is a file of its own: one without words and without parts that move, below the first view, whose paths
 * weigh more in the document than the answer's headers do (about 500 bytes). It comes when the page has loaded
 * (`page.client.ts`): after what the first view needs, and before a capture of the whole page. The files are in `public/desenhos`; a code is made from its
 * link (`src/pages/desenhos`). Decorative.
 * @param wide another drawing in its place from 48rem on
 */
export function DrawingFile({ wide, ...drawing }: Drawing & { readonly wide?: Drawing }) {
  const image = (
    <img
      src={pathOf(drawing)}
      alt=""
      width={drawing.width}
      height={drawing.height}
      loading="lazy"
      decoding="async"
    />
  );
  if (!wide) return image;
  return (
    <picture>
      <source media="(min-width: 48rem)" srcSet={pathOf(wide)} width={wide.width} height={wide.height} />
      {image}
    </picture>
  );
}

function pathOf({ name }: Drawing): string {
  return `/desenhos/${name}.svg`;
}
