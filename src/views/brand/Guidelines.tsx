import type { ReactNode } from 'react';
import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { DrawnList } from '#components/sections/DrawnList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { examples, guidelines } from '#content/brand-guidelines.ts';
import type { Guideline } from '#content/schema.ts';
import { drawings } from './GuidelineDrawings.tsx';
import './Brand.css';

/** Six rules of use, each drawn right and wrong with the artwork itself. */
export function Guidelines() {
  return (
    <Section id="regras" anchor="guidelines" ground="paper" title={guidelines.title}>
      <DrawnList columns={2} ordered plain items={guidelines.items.map(ruleItem)} />
    </Section>
  );
}

function ruleItem({ id, title, text, specs, right, wrong, path, dot }: Guideline) {
  const { Right, Wrong } = drawings[id];
  // Without a box the drawing's units are pixels, whatever its width.
  const viewBox = id === 'minimum' ? undefined : '0 0 300 200';
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
    picture: (
      <div className="brand-pair">
        <Example viewBox={viewBox} mark={<Dot />} verdict={examples.right} text={right}>
          <Right />
        </Example>
        <Example viewBox={viewBox} mark={<Cross />} verdict={examples.wrong} text={wrong}>
          <Wrong />
        </Example>
      </div>
    ),
  };
}

function Example({
  viewBox,
  mark,
  verdict,
  text,
  children,
}: {
  readonly viewBox: string | undefined;
  readonly mark: ReactNode;
  readonly verdict: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <figure>
      <svg
        className="in-colour"
        viewBox={viewBox}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        fontSize="15"
        fontWeight="500"
        letterSpacing="0"
        aria-hidden="true"
      >
        {children}
      </svg>
      <figcaption className="type-label marked">
        {mark}
        <span>
          <b>{verdict}</b>
          {` ${text}`}
        </span>
      </figcaption>
    </figure>
  );
}

function Cross() {
  return (
    <svg
      width="10"
      height="10"
      viewBox="0 0 12 12"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="m1.5 1.5 9 9M10.5 1.5l-9 9" />
    </svg>
  );
}
