/**
 * A drawing that is a file of its own, fetched when it is nearly in view: one without words and without parts that
 * move, below the first view, whose paths weigh more in the document than the answer's headers do (about 500 bytes).
 * `src/views/drawing-files.tsx` has what is in it. Decorative.
 * @param width and `height`: the drawing's own, for its shape; the class says how large it is shown
 */
export function DrawingFile({
  name,
  className,
  width,
  height,
}: {
  readonly name: string;
  readonly className?: string;
  readonly width: number;
  readonly height: number;
}) {
  return (
    <img
      className={className}
      src={`/desenhos/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
