import { example } from '#content/interface.ts';
import { postmark } from '#content/legal-notices.ts';
import '#components/ui/Example.css';

/** Half a postmark and its seven bars, beside the headline's dot (the drawing's origin). */
export function PostmarkWide() {
  return (
    <svg className="postmark" viewBox="-300 -300 1100 600" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id="postmark-ink" gradientUnits="userSpaceOnUse" x1="0" y1="-206" x2="0" y2="206">
          <stop stopColor="#c084fc" stopOpacity=".5" />
          <stop offset=".5" stopColor="#c084fc" />
          <stop offset="1" stopColor="#c084fc" stopOpacity=".5" />
        </linearGradient>
      </defs>
      {postmark.notices.map((notice, index) => {
        const y = (index - 3) * 50;
        // Where the bar leaves the outer circle (radius 206).
        const start = Math.round(Math.sqrt(206 ** 2 - y ** 2));
        return (
          <g key={notice}>
            <path d={`M${start} ${y}H2000`} stroke="#fff" strokeOpacity=".26" />
            <text className="postmark__notice" x={start + (index % 2 === 0 ? 30 : 56)} y={y + 3.8}>
              {notice}
            </text>
          </g>
        );
      })}
      <text className="example postmark__example" x="171" y="188">
        {example.word}
      </text>
      <g stroke="url(#postmark-ink)">
        <path d="M21.5-204.9A206 206 0 0 1 21.5 204.9" strokeWidth="1.6" />
        <path d="M27.6-196.1A198 198 0 0 1 27.6 196.1" strokeWidth=".8" />
        <path d="M36.3-145.5A150 150 0 0 1 36.3 145.5" />
        <path d="M0 0H150" />
      </g>
      <path id="postmark-arc" d="M29.2-165.4A168 168 0 0 1 17.6 167.1" />
      <g fill="#c084fc" fontWeight="600">
        <text fontSize="16" letterSpacing="1.1">
          <textPath href="#postmark-arc" startOffset="50%" textAnchor="middle">
            {postmark.ring}
          </textPath>
        </text>
        <text x="34" y="-16" fontSize="27" letterSpacing="-.5">
          {postmark.day}
        </text>
        <text x="34" y="26" fontSize="16">
          {postmark.time}
        </text>
      </g>
    </svg>
  );
}

/** The whole postmark: above the headline on a phone, and on the notice that ends the page. */
export function Stamp({
  className,
  example: isExample = false,
}: {
  readonly className: string;
  /** Says that it is an example where nothing around it does. */
  readonly example?: boolean;
}) {
  return (
    <svg className={className} viewBox="-150 -150 300 300" fill="none" aria-hidden="true">
      {isExample ? (
        <text className="example postmark__example" y="-130" textAnchor="middle">
          {example.word}
        </text>
      ) : null}
      <g stroke="currentColor">
        <circle r="120" strokeWidth="2.5" />
        <circle r="112" strokeWidth="1.2" />
        <circle r="76" strokeWidth="1.6" />
        <path d="M-76 0H76" strokeWidth="1.6" />
      </g>
      <path id={`${className}-ring`} d="M0 88A88 88 0 1 1 .1 88" />
      <g fill="currentColor" fontWeight="600">
        <text fontSize="25" letterSpacing="1">
          <textPath href={`#${className}-ring`} startOffset="50%" textAnchor="middle">
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
    </svg>
  );
}
