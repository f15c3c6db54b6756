import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { LinkList } from '#components/sections/LinkList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { GoLink } from '#components/ui/Button.tsx';
import { about, products } from '#content/about.ts';
import { solutionGroups } from '#content/navigation.ts';
import { IconStrip } from '#features/downloads/IconStrip.tsx';
import './About.css';

const drawings = new Map(solutionGroups.flatMap((group) => group.links).map((link) => [link.href, link]));

/** Where the five columns begin in the drawing's 1280 units. */
const COLUMN = (1280 + 24) / 5;

/** The five products hang from one orbit, each by a line of its own. */
export function FiveProducts() {
  const items = products.map(({ path, name, tagline, status }) => {
    const drawing = drawings.get(path);
    return {
      href: path,
      title: name,
      text: tagline,
      note: status,
      icon: drawing ? <LineIcon path={drawing.path} dot={drawing.dot} /> : undefined,
    };
  });
  return (
    <Section
      className="five-products"
      id="produtos"
      title={about.products.title}
      head="row"
      action={<GoLink href="/solucoes">{about.products.all}</GoLink>}
    >
      <div>
        <Orbit />
        <LinkList columns={5} level={3} go={about.products.go} items={items} />
      </div>
      <IconStrip {...about.icon} />
    </Section>
  );
}

/** A parabola that leaves the window at both sides, and a line down to the head of each column. */
function Orbit() {
  const rings = products.map((_, index) => {
    const x = Math.round(index * COLUMN);
    const t = (x + 430) / 2580;
    return { x, y: Math.round(167.5 - 630 * t * (1 - t)) };
  });
  return (
    <svg
      className="five-products__orbit"
      width="100%"
      viewBox="0 0 1280 92"
      fill="none"
      stroke="#111827"
      overflow="visible"
      aria-hidden="true"
    >
      <path d="M-430 167.5Q860 -147.5 2150 167.5" strokeOpacity=".42" vectorEffect="non-scaling-stroke" />
      <path
        d={rings.map(({ x, y }) => `M${x + 0.5} ${y}V92`).join('')}
        strokeOpacity=".24"
        vectorEffect="non-scaling-stroke"
      />
      {rings.map(({ x, y }) => (
        <circle key={x} cx={x + 0.5} cy={y} r="7" fill="#fff" strokeWidth="1.5" />
      ))}
    </svg>
  );
}
