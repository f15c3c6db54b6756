import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { HeadlineLines } from '#components/ui/HeadlineLines.tsx';
import './PolicyHero.css';

/** Highest the fan may be, in pixels, and the widest gap between two of its lines. */
const FAN = { height: 400, gap: 64 } as const;

/** Night hero of a document: its headline, and one ruled line per section leaving the full stop. */
export function PolicyHero({
  lines,
  lead,
  sections,
  note,
}: {
  /** The headline, one string a line. */
  readonly lines: readonly string[];
  readonly lead: string;
  /** Names at the ends of the lines; decorative, the index repeats them. */
  readonly sections: readonly string[];
  /** Version and date. */
  readonly note?: string;
}) {
  return (
    <section className="policy-hero night">
      <div className="page-wrap">
        <h1 className="type-h1">
          <HeadlineLines lines={lines}>
            <HeadlineDot>
              <Fan sections={sections} />
            </HeadlineDot>
          </HeadlineLines>
        </h1>
        <p className="type-lead policy-hero__lead">{lead}</p>
        {note ? <p className="type-label policy-hero__note">{note}</p> : null}
      </div>
    </section>
  );
}

function Fan({ sections }: { readonly sections: readonly string[] }) {
  const gap = Math.min(FAN.gap, FAN.height / Math.max(1, sections.length - 1));
  const top = -((sections.length - 1) * gap) / 2;
  return (
    <svg className="policy-fan" viewBox="0 0 1 1" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id="policy-fan-ink" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="480" y2="0">
          <stop stopColor="#a855f7" />
          <stop offset=".5" stopColor="#c084fc" stopOpacity=".7" />
          <stop offset="1" stopColor="#fff" stopOpacity=".34" />
        </linearGradient>
      </defs>
      {sections.map((section, index) => {
        const y = Math.round(top + index * gap);
        return (
          <g key={section}>
            {/* A hair off the axis, because a gradient leaves out a line without height. */}
            <path d={`M0 0C155 0 145 ${y} 330 ${y || 0.01}H1900`} stroke="url(#policy-fan-ink)" />
            <text x="350" y={y + 4.5}>
              {section}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
