import { Drawing } from '#components/drawing/Drawing.tsx';
import { DrawnList } from '#components/sections/Lists.tsx';
import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { coupon, layout, sections } from '#content/pages/newspaper-sites.ts';
import { methodology } from '#content/pages/portal.ts';

const text = { strokeOpacity: 0.4 };
/** What each step of the methodology adds to a page in a box of 120 by 160: its lines, and its text in grey. */
const STAGES = [
  [{ d: 'M.5.5H119.5V159.5H.5ZM12 30H108' }],
  [{ d: 'M12 44H108M60 44V148M12 100H60' }],
  [{ d: 'M12 54H52M12 64H52M12 74H52M12 84H44M68 54H108M68 64H108M68 74H108M68 84H100', ...text }],
  [
    { d: 'M12 110H52V140H12ZM12 140 28 122 38 132 44 126 52 134' },
    { d: 'M68 94H108M68 104H108M68 114H108M68 124H108M68 134H96', ...text },
    { d: 'M12 14H70V24H12Z', fill: 'currentColor' },
  ],
];

/** The four steps as one page of the newspaper that fills up; its last headline and dot are there when it is closed. */
export function PageStages() {
  const items = methodology.steps.map(({ title }, index) => ({
    title: (
      <>
        <span className="type-label">{`0${index + 1} `}</span>
        {title}
      </>
    ),
    text: <span className="type-small">{methodology.when[index]}</span>,
    extra: <p className="type-body">{layout.texts[index]}</p>,
    picture: (
      <Drawing box="0 0 120 160">
        {STAGES.slice(0, index + 1)
          .flat()
          .map((path) => (
            <path vectorEffect="non-scaling-stroke" {...path} key={path.d} />
          ))}
        <circle
          cx="79"
          cy="19"
          r="3"
          vectorEffect="non-scaling-stroke"
          {...(index === STAGES.length - 1 ? { fill: '#9333ea', stroke: 'none' } : {})}
        />
      </Drawing>
    ),
  }));
  return (
    <Section anchor="metodologia" id="metodologia-titulo" title={layout.title} head="row" note={layout.goal}>
      <DrawnList ordered plain columns={4} items={items} />
    </Section>
  );
}

/** The picture of each, in a box of 160 by 72: its lines, where its dot is, and where its words are. */
const PICTURES = [
  // A sentence that has its full stop.
  ['M0 1H160M0 22H132M0 43H24', '107 47', ['34 48']],
  // Two front pages: below the same lead story, another order.
  ['M0 1H70V71H0ZM90 1H160V71H90ZM10 50H60M10 60H40M100 50H130M100 60H150', '14 15', ['10 38', '100 38']],
  // Readers, minute by minute.
  ['M0 71H160M0 60 24 52 48 56 72 36 96 42 120 18 154 8', '155 8', ['104 13']],
  // The stories read, and the gate after those that are left.
  [
    'M0 1H18M0 15H14M0 29H18M0 43H10M29 1H47M29 15H47M29 29H43M29 43H47M58 1H76M58 15H70M58 29H76M58 43H72M150 0V66',
    '150 67',
    ['138 71'],
  ],
  // A screen, a tablet and a phone.
  ['M0 1H80V71H0ZM92 1H130V71H92ZM142 1H160V71H142ZM10 40H70M10 52H48', '151 62', ['10 24']],
  // One story and the four places that it goes to.
  [
    'M0 36H50M50 36 88 6H104M50 36 88 26H104M50 36 88 46H104M50 36 88 66H104',
    '50 36',
    ['112 11', '112 31', '112 51', '112 71'],
  ],
] as const;

/** In the fourth picture: the stories that are left before the gate. */
const UNREAD = 'M87 1H105M87 15H101M87 29H105M87 43H97M116 1H134M116 15H134M116 29H130M116 43H134';

/** Six features as the sections of a newspaper, each with its letter and a small drawing. */
export function NewspaperSections() {
  const items = sections.items.map(({ title, text }, index) => {
    const [d, dot, places] = PICTURES[index] ?? PICTURES[0];
    return {
      title,
      text,
      picture: (
        <Drawing box="-80 0 240 72" strokeWidth="1.5">
          <text x="-80" y="71" fill="currentColor" fontSize="98" fontWeight="600" stroke="none">
            {'ABCDEF'[index]}
          </text>
          <path d={d} />
          {index === 3 ? <path d={UNREAD} strokeOpacity="0.3" /> : null}
          <circle transform={`translate(${dot})`} r="4" fill="#9333ea" stroke="none" />
          {sections.words[index]?.map((word, place) => (
            <text
              transform={`translate(${places[place]})`}
              fill="currentColor"
              fontSize="14"
              fontWeight="600"
              stroke="none"
              textAnchor={index === 2 || index === 3 ? 'end' : 'start'}
              key={word}
            >
              {word}
            </text>
          ))}
        </Drawing>
      ),
    };
  });
  return (
    <Section
      className="newspaper-sections"
      anchor="recursos"
      id="recursos-titulo"
      title={sections.title}
      ground="paper"
    >
      <DrawnList columns={3} items={items} />
    </Section>
  );
}

/** Launch, beta and access, as the subscription coupon has them. */
export function CouponPairs() {
  const pairs = coupon.rows.map(({ label, value }, index) => ({
    label,
    mark: index === coupon.rows.length - 1 ? <Dot /> : <Ring />,
    value: (
      <span className="type-h4">
        <Dated text={value} />
      </span>
    ),
  }));
  return <RegisterPairs pairs={pairs} />;
}
