import { DrawnList } from '#components/sections/DrawnList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { meaning } from '#content/brand-page.ts';
import { DotDrawing, DoubleTDrawing, NameDrawing } from './MeaningDrawings.tsx';
import './Brand.css';

const drawings = [
  { ...meaning.name, Drawing: NameDrawing },
  { ...meaning.dot, Drawing: DotDrawing },
  { ...meaning.doubleT, Drawing: DoubleTDrawing },
];

/** What the name, the dot and the double t stand for: three columns, one drawing each. */
export function Meaning() {
  const items = drawings.map(({ title, text, drawing, Drawing }) => ({
    title,
    text,
    picture: (
      <div className="brand-meaning" role="img" aria-label={drawing}>
        <Drawing />
      </div>
    ),
  }));
  return (
    <Section id="significado" title={meaning.title}>
      <DrawnList columns={3} large items={items} />
    </Section>
  );
}
