import type { ReactNode } from 'react';
import { meaning } from '#content/brand-page.ts';
import { DotDrawing, DoubleTDrawing, NameDrawing } from './MeaningDrawings.tsx';
import './Meaning.css';

/** What the name, the dot and the double t stand for: three columns, one drawing each. */
export function Meaning() {
  return (
    <section className="section" aria-labelledby="significado">
      <div className="page-wrap">
        <h2 className="type-h2" id="significado">
          {meaning.title}
        </h2>
        <ul className="brand-meaning">
          <Card {...meaning.name} svg={<NameDrawing />} />
          <Card {...meaning.dot} svg={<DotDrawing />} />
          <Card {...meaning.doubleT} svg={<DoubleTDrawing />} />
        </ul>
      </div>
    </section>
  );
}

function Card({
  title,
  text,
  drawing,
  svg,
}: {
  readonly title: string;
  readonly text: string;
  readonly drawing: string;
  readonly svg: ReactNode;
}) {
  return (
    <li>
      <div className="brand-meaning__drawing" role="img" aria-label={drawing}>
        {svg}
      </div>
      <h3 className="type-h3">{title}</h3>
      <p className="type-body">{text}</p>
    </li>
  );
}
