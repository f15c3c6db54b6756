import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { ProductKicker } from '#components/sections/ProductKicker.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { exclusive, hero } from '#content/leia-la.ts';
import { type Coil, tabletCoil, tallCoil, wideCoil } from './coil.ts';
import { LinkPanel } from './LinkPanel.tsx';
import './LeiaLaHero.css';

/** The long address winds across the page and ends in the full stop of the short one. */
export function LeiaLaHero() {
  return (
    <>
      <section className="leia-hero night">
        <div className="page-wrap">
          <ProductKicker className="leia-hero__kicker" words={hero.kicker} />
          <h1 className="type-display leia-hero__title">
            <HeadlineLines lines={hero.lines}>
              <HeadlineDot>
                <CoilDrawing coil={wideCoil} className="leia-coil--wide" text={hero.longAddress} />
                <CoilDrawing coil={tabletCoil} className="leia-coil--tablet" text={hero.longAddress} />
                <CoilDrawing coil={tallCoil} className="leia-coil--tall" text={hero.narrowAddress} />
              </HeadlineDot>
            </HeadlineLines>
          </h1>
          <p className="type-lead leia-hero__lead">{hero.lead}</p>
          <div className="actions leia-hero__actions">
            <ButtonLink href="/contato">{hero.contact}</ButtonLink>
            <ButtonLink variant="line" href="#recursos">
              {hero.features}
            </ButtonLink>
            <p className="type-small">{hero.terms}</p>
          </div>
          <div className="leia-hero__scene">
            <LinkPanel />
          </div>
        </div>
      </section>
      <div className="leia-exclusive">
        <p className="page-wrap type-small leia-exclusive__text">
          <span>
            <strong>{exclusive.strong}</strong>
            {` ${exclusive.text}`}
          </span>
          <a className="text-link" href="/contato">
            {exclusive.action}
          </a>
        </p>
      </div>
    </>
  );
}

function CoilDrawing({
  coil,
  className,
  text,
}: {
  readonly coil: Coil;
  readonly className: string;
  readonly text: string;
}) {
  return (
    <svg className={`leia-coil ${className}`} viewBox={coil.viewBox} fill="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${coil.id}-ink`} gradientUnits="userSpaceOnUse" x1="300" y1="-240" x2="0" y2="0">
          <stop stopColor="#fff" stopOpacity=".5" />
          <stop offset=".6" stopColor="#c084fc" />
          <stop offset="1" stopColor="#a855f7" />
        </linearGradient>
      </defs>
      {/* The line is drawn only where the text has ended. */}
      <path
        id={coil.id}
        d={coil.path}
        stroke={`url(#${coil.id}-ink)`}
        strokeWidth={coil.fontSize / 9.1}
        strokeDasharray={`0 ${coil.textLength + coil.fontSize} 9000`}
      />
      <text fontSize={coil.fontSize} fill="#fff" fillOpacity=".72">
        <textPath href={`#${coil.id}`} textLength={coil.textLength} lengthAdjust="spacing">
          {text}
        </textPath>
      </text>
    </svg>
  );
}
