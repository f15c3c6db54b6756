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
          </Feature>
          <Feature {...personalisation}>
            <Marks first={personalisation.example.first} others={personalisation.example.others} />
          </Feature>
          <Feature {...analytics}>
            <ReadersChart />
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
        <Example />
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

/** Of five free stories three are read; the sixth is behind the gate. */
function PaywallGate() {
  return (
    <svg viewBox="0 0 280 84" fill="none" stroke="#111827" aria-hidden="true">
      <path d="M0 8H34M0 24H24M44 8H78M44 24H70M88 8H122M88 24H116" />
      <path d="M132 8H166M132 24H156M176 8H210M176 24H204M240 8H280M240 24H268" strokeOpacity=".36" />
      <path d="M225 1V76" stroke="#9333ea" />
      <circle cx="225" cy="76" r="5" fill="#9333ea" stroke="none" />
      <text x="210" y="80" fill="#111827" stroke="none" fontSize="12" fontWeight="600" textAnchor="end">
        {features.paywall.example}
      </text>
    </svg>
  );
}

/** The same story on a screen, a tablet and a phone. */
function Screens() {
  const { section, headline } = features.platforms.example;
  return (
    <svg viewBox="0 0 280 84" fill="none" stroke="#111827" aria-hidden="true">
      <path d="M1 1H139V83H1ZM156 1H216V83H156ZM233 1H279V83H233Z" />
      <path d="M12 52H128M12 66H90M164 59H208M164 71H192M239 59H273M239 71H261" strokeOpacity=".36" />
      <g fill="#111827" stroke="none" fontSize="10" fontWeight="600">
        <text x="12" y="36" fontSize="15">
          {headline.join(' ')}
        </text>
        {[12, 164, 239].map((x) => (
          <text x={x} y="17" fontWeight="400" key={x}>
            {section}
          </text>
        ))}
        {[164, 239].map((x) =>
          headline.map((word, line) => (
            <text x={x} y={33 + 12 * line} key={word}>
              {word}
            </text>
          )),
        )}
      </g>
    </svg>
  );
}
