import { Drawing } from '#components/drawing/Drawing.tsx';
import { DrawnList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Dot, Example, Ring } from '#components/ui/Marks.tsx';
import { featureDrawings, features } from '#content/pages/portal.ts';

const { sentence, order, readers, gate, screens, channels } = featureDrawings;

/** Six features, each with a small drawing of it at work. */
export function PortalFeatures() {
  const drawings = [
    <p className="type-h4" key="editor">
      {`${sentence.before} `}
      <mark className="one-line">{sentence.marked}</mark>
      {` ${sentence.after}`}
    </p>,
    <Marks on={1} of={order} key="personalisation" />,
    // How many read a story now, and since when: time runs to the right, readers upwards from none.
    <svg key="analytics" viewBox="0 0 280 84" fill="#111827" fontSize="12.2" aria-hidden="true">
      <text y="10">{readers.unit}</text>
      <path d="M0 70.5H240" stroke="#111827" strokeOpacity=".36" />
      <path d="M0 70C52 59 94 61 129 49S206 31 233 22" fill="none" stroke="#111827" strokeWidth="1.5" />
      <circle cx="233" cy="22" r="4" fill="#9333ea" />
      <text x="280" y="27" fontSize="14" fontWeight="600" textAnchor="end">
        {readers.most}
      </text>
      <text x="244" y="74">
        {readers.none}
      </text>
      <text y="83">{readers.from}</text>
      <text x="240" y="83" textAnchor="end">
        {readers.to}
      </text>
    </svg>,
    // Of five free stories three are read; the sixth is behind the gate.
    <Drawing key="paywall" box="0 0 280 84" stroke="#111827">
      <path d="M0 8H34M0 24H24M44 8H78M44 24H70M88 8H122M88 24H116" />
      <path d="M132 8H166M132 24H156M176 8H210M176 24H204M240 8H280M240 24H268" strokeOpacity=".36" />
      <path d="M225 1V76" stroke="#9333ea" />
      <circle cx="225" cy="76" r="5" fill="#9333ea" stroke="none" />
      <text x="210" y="80" fill="#111827" stroke="none" fontSize="12.2" fontWeight="600" textAnchor="end">
        {gate}
      </text>
    </Drawing>,
    // The same story on a screen, a tablet and a phone.
    <Drawing key="platforms" box="0 0 280 84" stroke="#111827">
      <path
        d="M1 1H139V83H1ZM156 1H216V83H156ZM229 1H279V83H229ZM12 52H128M12 66H90M164 59H208M164 71H192M235 59H271M235 71H259"
        strokeOpacity=".36"
      />
      <g fill="#111827" stroke="none" fontSize="12.2" fontWeight="600">
        <text x="12" y="36" fontSize="15">
          {screens.headline.join(' ')}
        </text>
        {[12, 164, 235].map((x) => (
          <text x={x} y="17" fontWeight="400" key={x}>
            {screens.section}
          </text>
        ))}
        {[164, 235].map((x) =>
          screens.headline.map((word, line) => (
            <text x={x} y={33 + 13 * line} key={word}>
              {word}
            </text>
          )),
        )}
      </g>
    </Drawing>,
    <Marks on={3} of={channels} key="distribution" />,
  ];
  const models = (
    <ul className="portal-features__models type-small">
      {features.models.map((model) => (
        <li key={model}>{model}</li>
      ))}
    </ul>
  );
  const items = features.items.map((item, index) => ({
    ...item,
    // The paywall has its five models below its text.
    extra: drawings[index]?.key === 'paywall' ? models : null,
    // The words beside it say the same.
    picture: (
      <div className="portal-features__drawing" aria-hidden="true">
        {drawings[index]}
      </div>
    ),
  }));
  return (
    <Section
      ground="paper"
      anchor="recursos"
      id="recursos-titulo"
      title={features.title}
      note={<Example />}
      head="row"
    >
      <DrawnList columns={3} below items={items} />
    </Section>
  );
}

/** A list in columns of three, whose first ones a person chose. */
function Marks({ on, of }: { readonly on: number; readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((text, index) => (
        <li className="marked" key={text}>
          {index < on ? <Dot /> : <Ring />}
          {index < on ? <b>{text}</b> : text}
        </li>
      ))}
    </ul>
  );
}
