import type { ReactNode } from 'react';
import { Example } from '#components/ui/Example.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { features } from '#content/portal.ts';
import './PortalFeatures.css';

/** The first three are on: an editor marked them. */
const CHANNELS_ON = 3;

/** Six features, each with a small drawing of it at work. */
export function PortalFeatures() {
  const { editor, personalisation, analytics, paywall, platforms, distribution } = features;
  return (
    <section className="section paper" id="recursos" aria-labelledby="recursos-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="recursos-titulo">
          {features.title}
        </h2>
        <ul className="portal-features">
          <Feature {...editor}>
            <p className="portal-features__line">
              {`${editor.example.before} `}
              <mark>{editor.example.marked}</mark>
              {` ${editor.example.after}`}
            </p>
            <Example />
          </Feature>
          <Feature {...personalisation}>
            <Marks first={personalisation.example.first} others={personalisation.example.others} />
            <Example />
          </Feature>
          <Feature {...analytics}>
            <ReadersChart />
            <Example />
          </Feature>
          <Feature
            {...paywall}
            detail={
              <ul className="portal-features__models">
                {paywall.models.map((model) => (
                  <li key={model}>{model}</li>
                ))}
              </ul>
            }
          >
            <PaywallGate />
          </Feature>
          <Feature {...platforms}>
            <Screens />
          </Feature>
          <Feature {...distribution}>
            <ul className="portal-features__channels">
              {distribution.channels.map((channel, index) => (
                <li className={index < CHANNELS_ON ? 'portal-features__chosen' : undefined} key={channel}>
                  {index < CHANNELS_ON ? <Dot /> : <Ring />}
                  {channel}
                </li>
              ))}
            </ul>
          </Feature>
        </ul>
      </div>
    </section>
  );
}

function Feature({
  title,
  text,
  detail,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** What belongs to the text, unlike the drawing. */
  readonly detail?: ReactNode;
  /** The drawing; screen readers skip it. */
  readonly children: ReactNode;
}) {
  return (
    <li className="portal-features__row">
      <div>
        <h3 className="type-h4">{title}</h3>
        <p className="type-body">{text}</p>
        {detail}
      </div>
      <div className="portal-features__drawing" aria-hidden="true">
        {children}
      </div>
    </li>
  );
}

function Marks({ first, others }: { readonly first: string; readonly others: readonly string[] }) {
  return (
    <ul>
      <li className="portal-features__chosen">
        <Dot />
        {first}
      </li>
      {others.map((text) => (
        <li key={text}>
          <Ring />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** How many read a story now, and since when: time runs to the right, readers upwards from none. */
function ReadersChart() {
  const { unit, most, none, from, to } = features.analytics.example;
  return (
    <div className="portal-features__readers">
      <p>{unit}</p>
      <svg viewBox="0 0 280 56" fill="none" aria-hidden="true">
        <path d="M0 55.5H280" stroke="#111827" strokeOpacity=".36" />
        <path d="M0 55C60 44 110 46 150 34S240 16 272 7" stroke="#111827" strokeWidth="1.75" />
        <circle cx="272" cy="7" r="5" fill="#9333ea" />
      </svg>
      <p>
        <b className="type-h4">{most}</b>
        {none}
      </p>
      <p>
        {from}
        <span>{to}</span>
      </p>
    </div>
  );
}

/** Three stories read, the fourth behind the wall: the meter's count is the newspaper's. */
function PaywallGate() {
  return (
    <svg viewBox="0 0 280 84" fill="none" stroke="#111827" strokeWidth="1.5" aria-hidden="true">
      <path d="M1 14H61M1 32H41M77 14H137M77 32H119M153 14H209M153 32H199" />
      <path d="M233 14H279M233 32H267" strokeOpacity=".24" />
      <path d="M221 4V64" stroke="#9333ea" />
      <circle cx="221" cy="64" r="5" fill="#9333ea" stroke="none" />
    </svg>
  );
}

/** The same headline on a screen, a tablet and a phone. */
function Screens() {
  const headline = features.platforms.example;
  return (
    <svg viewBox="0 0 280 84" fill="none" stroke="#111827" strokeWidth="1.5" aria-hidden="true">
      <path d="M1 1H139V83H1ZM160 9H207V83H160ZM228 9H275V83H228Z" />
      <g fill="#111827" stroke="none" fontSize="10" fontWeight="600">
        <text x="12" y="24" fontSize="15">
          {headline.join(' ')}
        </text>
        {[166, 234].map((x) =>
          headline.map((word, line) => (
            <text x={x} y={25 + 12 * line} key={word}>
              {word}
            </text>
          )),
        )}
      </g>
    </svg>
  );
}
