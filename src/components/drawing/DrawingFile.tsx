/**
 * A drawing that is a file of its own: one without words and without parts that move, below the first view, whose paths
 * weigh more in the document than the answer's headers do (about 500 bytes). It comes when the page has loaded
 * (`page.client.ts`): after what the first view needs, and before a capture of the whole page. The files are in `public/desenhos`; a code is made from its
 * link (`src/pages/desenhos`). Decorative.
 */
export function DrawingFile({
  name,
  ...size
}: {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}) {
  return <img src={`/desenhos/${name}.svg`} alt="" {...size} loading="lazy" decoding="async" />;
}
