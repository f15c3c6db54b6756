import { DrawnList } from '#components/sections/DrawnList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { layout } from '#content/newspaper-sites.ts';
import { methodology } from '#content/portal.ts';

/** The page after each step, as a dummy in a box of 120 by 160: from blank to closed. */
const DUMMIES = [
  [],
  ['M12 44H108M60 44V148M12 100H60'],
  [
    'M12 44H108M60 44V148M12 100H60',
    'M12 54H52M12 64H52M12 74H52M12 84H44M68 54H108M68 64H108M68 74H108M68 84H100',
  ],
  [
    'M12 44H108M60 44V148M12 100H60',
    'M12 54H52M12 64H52M12 74H52M12 84H44M68 54H108M68 64H108M68 74H108M68 84H108M68 94H108M68 104H108M68 114H108M68 124H108M68 134H96',
    'M12 110H52V140H12ZM12 140 28 122 38 132 44 126 52 134',
  ],
] as const;

/** The four steps as one page of the newspaper that fills up. */
export function PageLayout() {
  const items = methodology.steps.map(({ number, title }, index) => ({
    title: (
      <>
        <span className="type-label">{number}</span>
        {` ${title}`}
      </>
    ),
    text: (
      <>
        <span className="type-small title-line">{methodology.when[index]}</span>
        {layout.texts[index]}
      </>
    ),
    picture: <Dummy paths={DUMMIES[index] ?? []} closed={index === methodology.steps.length - 1} />,
  }));
  return (
    <Section anchor="metodologia" id="metodologia-titulo" title={layout.title}>
      <DrawnList ordered small plain columns={4} items={items} />
      <p className="type-small figure-goals">{layout.goal}</p>
    </Section>
  );
}

function Dummy({ paths, closed }: { readonly paths: readonly string[]; readonly closed: boolean }) {
  const thin = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg viewBox="0 0 120 160" fill="#fff" stroke="#111827" aria-hidden="true">
      <path {...thin} d="M.5 .5H119.5V159.5H.5Z" />
      <path {...thin} d="M12 30H108" strokeOpacity=".5" strokeDasharray={closed ? undefined : '3 3'} />
      {paths.map((d, index) => (
        <path {...thin} key={d} d={d} strokeOpacity={index === 1 ? 0.36 : 1} />
      ))}
      {closed ? (
        <>
          <path d="M12 13H70V23H12Z" fill="#111827" stroke="none" />
          <circle cx="77" cy="20" r="3" fill="#9333ea" stroke="none" />
        </>
      ) : (
        <circle cx="77" cy="20" r="2.5" />
      )}
    </svg>
  );
}
