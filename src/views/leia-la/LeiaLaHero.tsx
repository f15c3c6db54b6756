import './LeiaLaHero.css';
import { ClicksScene } from '#components/scenes/ClicksScene.tsx';
import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { Hero } from '#components/sections/Hero.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { exclusive, hero, linkPanel as words } from '#content/leia-la.ts';
import { type Coil, tabletCoil, tallCoil, wideCoil } from './coil.ts';

/** The long address winds across the page and ends in the full stop of the short one. */
export function LeiaLaHero() {
  return (
    <>
      <Hero
        layout="over"
        className="leia-hero"
        kicker={hero.kicker}
        title={hero.lines}
        dot={
          <HeadlineDot lands>
            <CoilDrawing className="headline-dot__wide" coil={wideCoil} text={hero.longAddress} />
            <CoilDrawing
              className="headline-dot__narrow wide-only"
              coil={tabletCoil}
              text={hero.longAddress}
            />
            <CoilDrawing className="narrow-only" coil={tallCoil} text={hero.narrowAddress} />
          </HeadlineDot>
        }
        lead={hero.lead}
        actions={
          <>
            <ButtonLink href="/contato">{hero.contact}</ButtonLink>
            <ButtonLink variant="line" href="#recursos">
              {hero.features}
            </ButtonLink>
          </>
        }
        terms={hero.terms}
      >
        <LinkPanel />
      </Hero>
      <div className="leia-exclusive">
        <p className="page-wrap split type-small">
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
  text,
  className,
}: {
  readonly coil: Coil;
  readonly text: string;
  readonly className: string;
}) {
  return (
    <svg className={className} viewBox={coil.viewBox} fill="none" aria-hidden="true">
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
      <text fontSize={coil.fontSize} fontWeight="450" fill="#fff" fillOpacity=".72">
        <textPath href={`#${coil.id}`} textLength={coil.textLength} lengthAdjust="spacing">
          {text}
        </textPath>
      </text>
    </svg>
  );
}

/** The product at work: one link's clicks, devices, sources and rules of destination. */
function LinkPanel() {
  return (
    <ClicksScene
      docked
      label={words.label}
      proposed={words.proposed}
      decided={words.decided}
      bar={
        <>
          <b>{words.link}</b>
          <span className="scene__bar-detail">{words.author}</span>
          <span>{words.period}</span>
        </>
      }
      links={words.links}
      total={words.total}
      totalLabel={words.clicks}
      unit={words.perHourTitle}
      perHour={words.perHour}
      most={6000}
      scale={words.scale}
      times={words.hours}
      meters={[
        { title: words.devicesTitle, rows: words.devices },
        { title: words.sourcesTitle, rows: words.sources },
      ]}
      rules={{
        title: words.rulesTitle,
        items: words.rules.map(([when, who, where]) => ({ when, who, where })),
      }}
    />
  );
}
