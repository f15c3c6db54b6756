import { Drawing } from '#components/drawing/Drawing.tsx';
import { DrawnList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Dot, Example, Ring } from '#components/ui/Marks.tsx';
import { featureDrawings, features } from '#content/pages/portal.ts';

const { sentence, order, readers, gate, screens, channels } = featureDrawings;
/** All are of one size, and grow with their column, and so do their words. */
const sheet = { box: '-1 -1 234 86', fontSize: '13' } as const;
const words = { fill: 'currentColor', stroke: 'none' } as const;

/** Six features, each with a small drawing of it at work. */
export function PortalFeatures() {
  const drawings = [
    // A proposal that marks a passage of the text.
    <Drawing key="editor" {...sheet}>
      <path d="M0 6H232M0 22H216M106 70H200" strokeOpacity=".36" />
      <path d="M86 44H176" stroke="#f3e8ff" strokeWidth="20" />
      <path d="M86 54H176" stroke="#9333ea" />
      <g {...words}>
        <text y="48">{sentence.before}</text>
        <text x="131" y="48" textAnchor="middle">
          {sentence.marked}
        </text>
        <text y="74">{sentence.after}</text>
      </g>
    </Drawing>,
    <Marks on={1} of={order} key="personalisation" />,
    // How many read a story now, and since when: time runs to the right, readers upwards from none.
    <Drawing key="analytics" {...sheet}>
      <path d="M16 60.5H190" strokeOpacity=".36" />
      <path d="M16 60C54 51 84 53 110 43S166 28 186 20" strokeWidth="1.5" />
      <circle cx="186" cy="20" r="4" fill="#9333ea" stroke="none" />
      <g {...words}>
        <text y="10">{readers.unit}</text>
        <text x="232" y="25" fontWeight="600" textAnchor="end">
          {readers.most}
        </text>
        <text y="65">{readers.none}</text>
        <text x="16" y="80">
          {readers.from}
        </text>
        <text x="190" y="80" textAnchor="end">
          {readers.to}
        </text>
      </g>
    </Drawing>,
    // Of five free stories three are read; the sixth is behind the gate.
    <Drawing key="paywall" {...sheet}>
      <path d="M0 8H28M0 24H20M36 8H64M36 24H58M72 8H100M72 24H96" />
      <path d="M108 8H136M108 24H128M144 8H172M144 24H166M198 8H232M198 24H222" strokeOpacity=".36" />
      <path d="M185 1V76" stroke="#9333ea" />
      <circle cx="185" cy="76" r="4" fill="#9333ea" stroke="none" />
      <text {...words} x="172" y="80" fontWeight="600" textAnchor="end">
        {gate}
      </text>
    </Drawing>,
    // The same story on a screen, a tablet and a phone.
    <Drawing key="platforms" {...sheet}>
      <path
        d="M.5 1H99.5V83H.5ZM108.5 1H168.5V83H108.5ZM177.5 1H231.5V83H177.5ZM9 52H91M9 66H64M116 68H160M183 68H226"
        strokeOpacity=".36"
      />
      <g {...words} fontWeight="600">
        <text x="9" y="37">
          {screens.headline.join(' ')}
        </text>
        {[9, 116, 183].map((x) => (
          <text x={x} y="18" fontWeight="400" key={x}>
            {screens.section}
          </text>
        ))}
        {[116, 183].map((x) =>
          screens.headline.map((word, line) => (
            <text x={x} y={37 + 14 * line} key={word}>
              {word}
            </text>
          )),
        )}
      </g>
    </Drawing>,
    <Marks on={3} of={channels} key="distribution" />,
  ];
  const models = (
    <ul className="portal-models type-small type-ink">
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
      <div className="portal-drawing" aria-hidden="true">
        {drawings[index]}
        <Example />
      </div>
    ),
  }));
  return (
    <Section ground="paper" anchor="recursos" id="recursos-titulo" title={features.title}>
      <DrawnList columns={3} items={items} />
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
