import { Drawing } from '#components/drawing/Drawing.tsx';
import './LegalNotices.css';
import { RuledList } from '#components/sections/Lists.tsx';
import { example } from '#content/interface.ts';
import { benefits, postmark } from '#content/pages/legal-notices.ts';

/** Benefits written as articles of a statute. */
export function LegalNoticesBenefits() {
  const items = benefits.articles.map((article, index) => ({
    ...article,
    mark: <>{`${benefits.article} ${index + 1}º`}</>,
  }));
  return <RuledList columns={1} side size="large" titles="type-h3" ordered items={items} />;
}

/** A hand's line, which ends in the dot. */
export function Signature() {
  return (
    <Drawing box="0 0 344 64" stroke="#7e22ce" strokeWidth={1.25}>
      <path d="M2 46C30 46 34 12 52 12S60 52 78 50 96 20 108 22 112 48 128 46 150 30 160 32 168 46 184 44 210 40 300 40" />
      <circle cx="312" cy="40" r="5" fill="#9333ea" stroke="none" />
    </Drawing>
  );
}

/** The postmark alone: on the notice that ends the page, and above the headline on a phone, where it has no room for a ring of words. */
export function Stamp({ colour, small = false }: { readonly colour: string; readonly small?: boolean }) {
  return (
    <svg
      className={small ? 'stamp narrow-only spacious-only' : 'stamp'}
      color={colour}
      viewBox="-150 -150 300 300"
      fill="none"
      aria-hidden="true"
    >
      {/* The large one is turned a little, as a hand stamps it. */}
      <g transform={small ? undefined : 'rotate(-11)'}>
        <g stroke="currentColor">
          <circle r="120" strokeWidth="2.5" />
          <circle r="112" strokeWidth="1.2" />
          <path d={small ? 'M-109 -24H109' : 'M-76 0H76M0 76A76 76 0 1 1 .1 76'} strokeWidth="1.6" />
        </g>
        <g fill="currentColor" fontWeight="600" textAnchor="middle">
          {small ? null : (
            <text fontSize="25" letterSpacing="1">
              <textPath href="#stamp-ring" startOffset="50%">
                {postmark.smallRing}
              </textPath>
            </text>
          )}
          <text y={small ? -38 : -14} fontSize={small ? 42 : 30} letterSpacing="-.5">
            {postmark.day}
          </text>
          <text y={small ? 18 : 36} fontSize={small ? 38 : 26}>
            {postmark.smallTime}
          </text>
          {small ? (
            <text y="66" fontSize="32" fontWeight="400">
              {example.word}
            </text>
          ) : null}
        </g>
        {small ? null : <path id="stamp-ring" d="M0 88A88 88 0 1 1 .1 88" />}
      </g>
    </svg>
  );
}
