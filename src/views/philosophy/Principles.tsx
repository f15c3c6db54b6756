import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { HeadlineLines } from '#components/sections/HeadlineLines.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { philosophy } from '#content/philosophy.ts';
import './Principles.css';

/** The principles as decision lines: from what the machine proposes to what a person decides, and the last one at work. */
export function Principles() {
  const { title, machine, person, items, proof } = philosophy.principles;
  return (
    <Section id="principios" title={<HeadlineLines lines={title} />}>
      <div className="principles">
        <p className="type-label wide-only" aria-hidden="true" lang="en">
          <span>{machine}</span>
          <span />
          <span>{person}</span>
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.machine}>
              <p className="type-h3">{item.machine}</p>
              <span aria-hidden="true">
                <Ring />
                <span />
                <Dot />
              </span>
              <p className="type-h3">{item.person}</p>
            </li>
          ))}
        </ul>
        <EditorScene
          label={proof.label}
          proposed={proof.proposed}
          decided={proof.decided}
          bar={
            <>
              <b>{proof.paper}</b>
              <span>{proof.saved}</span>
            </>
          }
          paragraphs={[proof.text]}
          margin={{ notes: [proof.note] }}
        />
      </div>
    </Section>
  );
}
