import { Drawing } from '#components/drawing/Drawing.tsx';
import './NewspaperSites.css';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { Section } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { Dot, Example, Ring } from '#components/ui/Marks.tsx';
import { classifieds, closing, coupon, printingPress, waitlistLink } from '#content/pages/newspaper-sites.ts';
import { waitlist } from '#content/pages/portal.ts';

/** The last call, beside the day's pile of newspapers. */
export function NewspapersClosing() {
  return (
    <ClosingCall
      {...closing}
      object={
        <Newspaper
          isPicture
          part="folded"
          paper={printingPress.paper}
          date={[printingPress.day, <Example key="example" />]}
          lead={printingPress.lead}
        />
      }
    >
      <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
    </ClosingCall>
  );
}

/** Pictures of the two tall ads, by place, in a box of 160 by 120: a search that finds a line, and plugs in one socket. */
const PICTURES: Readonly<Record<number, string>> = {
  0: 'M52 1a51 51 0 1 0 .1 0ZM89 88 120 119M26 36H78M20 52H84M26 68H64',
  5: 'M56 36H104V84H56ZM1 1H31V31H1ZM129 1H159V31H129ZM1 89H31V119H1ZM129 89H159V119H129ZM31 16H68V36M129 16H92V36M31 104H68V84M129 104H92V84',
};

/** Six differentials as a page of small ads, no two columns alike. */
export function Classifieds() {
  return (
    <Section anchor="diferenciais" id="diferenciais-titulo" title={classifieds.title} ground="paper">
      <ul className="classifieds">
        {Object.entries(classifieds.items).map(([kind, [figure, text]], index) => (
          <li key={kind}>
            <h3 className="type-small">{kind}</h3>
            {PICTURES[index] === undefined ? null : (
              <Drawing className="desk-only" box="0 0 160 120" strokeWidth="1.25">
                <path d={PICTURES[index]} />
              </Drawing>
            )}
            <p className="type-body">
              <strong className="type-h3 title-line">{figure.value}</strong>
              {` ${text}`}
            </p>
          </li>
        ))}
      </ul>
      <FigureBasis
        figures={Object.values(classifieds.items).map(([figure]) => figure)}
        goals={classifieds.goals}
      />
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

/** On the line to cut along. */
export function Scissors() {
  return (
    <Drawing box="0 0 44 28" width="60" height="28" strokeWidth="1.5">
      <circle cx="7" cy="7" r="5" />
      <circle cx="7" cy="21" r="5" />
      <path d="M11 10 42 24M11 18 42 4" />
    </Drawing>
  );
}
