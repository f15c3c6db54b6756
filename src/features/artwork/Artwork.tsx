import { icon, wordmark } from '#components/drawing/brand-outlines.ts';
import { artworkColors, type Drawing } from './drawing.ts';

const outlines = { logo: wordmark, icon } as const;

/**
 * The outlines, once a page: {@link BrandMark} refers to them. Put it before the first mark.
 */
export function ArtworkSymbols() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs>
        <path id="marca-logo" d={wordmark.letters} />
        <path id="marca-icon" d={icon.letters} />
      </defs>
    </svg>
  );
}

/**
 * The logo or the icon without any margin, drawn from the outlines. On a page it fills its box; inside a drawing
 * it takes `x`, `y` and `width` in that drawing's units. Decorative: what it says stands in the text around it.
 */
export function BrandMark({
  kind,
  letters = 'currentColor',
  dot = artworkColors.dot,
  ...place
}: {
  readonly kind: 'logo' | 'icon';
  readonly letters?: string;
  readonly dot?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
}) {
  const { box, dot: circle } = outlines[kind];
  const height = place.width === undefined ? undefined : (place.width * box.height) / box.width;
  return (
    <svg
      {...place}
      height={height}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      overflow="visible"
      aria-hidden="true"
    >
      <use href={`#marca-${kind}`} fill={letters} />
      <circle {...circle} fill={dot} />
    </svg>
  );
}

/** A whole drawing, as the files have it, at a width in px. Decorative. */
export function DrawnArtwork({ size, ...drawing }: Drawing & { readonly size: number }) {
  const { width, height } = drawing;
  return (
    <svg width={size} height={(size * height) / width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Artwork {...drawing} />
    </svg>
  );
}

/** What is inside a drawing of the brand: its ground, when it has one, letters and dot. */
export function Artwork({ width, height, background, letters, dot }: Drawing) {
  return (
    <>
      {background ? (
        <rect width={width} height={height} rx={background.radius} fill={background.color} />
      ) : null}
      <g transform={`translate(${letters.x} ${letters.y})scale(${letters.scale})`}>
        <path d={letters.path} fill={letters.color} />
        <circle cx={dot.cx} cy={dot.cy} r={dot.r} fill={dot.color} />
      </g>
    </>
  );
}
