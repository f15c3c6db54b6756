import { Drawing } from '#components/drawing/Drawing.tsx';
import './LegalNotices.css';
import { Fragment } from 'react';
import { RuledList } from '#components/sections/Lists.tsx';
import { Ring } from '#components/ui/Marks.tsx';
import { example } from '#content/interface.ts';
import { benefits, postmark } from '#content/pages/legal-notices.ts';

/** A piece of the product under the number of an article, in their order. */
const PIECES = [
  <Signature key="signature" width={160} height={30} />,
  <Fragment key="alert">
    {benefits.alert} <Ring />
  </Fragment>,
  <span key="found">
    {benefits.found[0]}
    <mark>{benefits.found[1]}</mark>
  </span>,
  benefits.printed,
];

/** Benefits written as articles of a statute. */
export function LegalNoticesBenefits() {
  const items = benefits.articles.map((article, index) => ({
    ...article,
    mark: (
      <>
        {`${benefits.article} ${index + 1}º`}
        <span className="type-label marked" aria-hidden="true">
          {PIECES[index]}
        </span>
      </>
    ),
  }));
  return <RuledList columns={1} side size="large" titles="type-h3" ordered items={items} />;
}

/** A hand's line, which ends in the dot. */
export function Signature({ width, height }: { readonly width?: number; readonly height?: number }) {
  return (
    <Drawing box="0 0 344 64" width={width} height={height} stroke="#7e22ce" strokeWidth={width ? 2.5 : 1.25}>
      <path d="M2 46C30 46 34 12 52 12S60 52 78 50 96 20 108 22 112 48 128 46 150 30 160 32 168 46 184 44 210 40 300 40" />
      <circle cx="312" cy="40" r="5" fill="#9333ea" stroke="none" />
    </Drawing>
  );
}

/** The postmark alone: above the headline on a phone, and on the notice that ends the page. */
export function Stamp({
  id,
  colour,
  example: isExample = false,
}: {
  readonly id: string;
  readonly colour: string;
  /** Says that it is an example where nothing around it does. */
  readonly example?: boolean;
}) {
  return (
    <svg
      className={isExample ? 'stamp narrow-only spacious-only' : 'stamp'}
      color={colour}
      viewBox="-150 -150 300 300"
      fill="none"
      aria-hidden="true"
    >
      {/* The other is turned a little, as a hand stamps it. */}
      <g transform={isExample ? undefined : 'rotate(-11)'}>
        {isExample ? (
          <>
            <path id={`${id}-foot`} d="M-104 0A104 104 0 0 0 104 0" />
            <text className="example" textAnchor="middle">
              <textPath href={`#${id}-foot`} startOffset="50%">
                {example.word}
              </textPath>
            </text>
          </>
        ) : null}
        <g stroke="currentColor">
          <circle r="120" strokeWidth="2.5" />
          <circle r="112" strokeWidth="1.2" />
          <circle r="76" strokeWidth="1.6" />
          <path d="M-76 0H76" strokeWidth="1.6" />
        </g>
        <path id={`${id}-ring`} d="M0 88A88 88 0 1 1 .1 88" />
        <g fill="currentColor" fontWeight="600">
          <text fontSize="25" letterSpacing="1">
            <textPath href={`#${id}-ring`} startOffset="50%" textAnchor="middle">
              {postmark.smallRing}
            </textPath>
          </text>
          <text y="-14" fontSize="30" textAnchor="middle" letterSpacing="-.5">
            {postmark.day}
          </text>
          <text y="36" fontSize="26" textAnchor="middle">
            {postmark.smallTime}
          </text>
        </g>
      </g>
    </svg>
  );
}
