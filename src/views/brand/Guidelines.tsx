import { Drawing } from '#components/drawing/Drawing.tsx';
import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { examples, guidelines } from '#content/pages/brand-guidelines.ts';
import type { Guideline } from '#content/schema.ts';
import { drawings } from './GuidelineDrawings.tsx';

/** Six rules of use, each drawn right and wrong with the artwork itself. */
export const rules = guidelines.items.map(ruleItem);

function ruleItem({ id, title, text, specs, path, dot, ...captions }: Guideline) {
  const pair = (['right', 'wrong'] as const).map((verdict) => (
    <figure key={verdict}>
      <svg
        className="in-colour"
        // Without a box the drawing's units are pixels, whatever its width.
        viewBox={id === 'minimum' ? undefined : '0 0 300 200'}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        fontSize="15"
        fontWeight="500"
        letterSpacing="0"
        aria-hidden="true"
      >
        {drawings[id][verdict]}
      </svg>
      <figcaption className="type-label marked">
        {verdict === 'right' ? <Dot /> : <Cross />}
        <span>
          <b className="title-line type-ink">{examples[verdict]}</b>
          {` ${captions[verdict]}`}
        </span>
      </figcaption>
    </figure>
  ));
  return {
    title: (
      <span className="marked">
        <LineIcon path={path} dot={dot} on />
        {title}
      </span>
    ),
    text,
    extra: (
      <p className="type-small">
        <strong>{specs}</strong>
      </p>
    ),
    picture: <div className="brand-pair">{pair}</div>,
  };
}

function Cross() {
  return (
    <Drawing box="0 0 12 12" width="10" height="10" strokeWidth="1.75">
      <path d="m1.5 1.5 9 9M10.5 1.5l-9 9" />
    </Drawing>
  );
}
