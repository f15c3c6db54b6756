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
        <p className="type-label" aria-hidden="true" lang="en">
          <span>{machine}</span>
          <span>{person}</span>
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.machine}>
              <p>{item.machine}</p>
              <span aria-hidden="true">
                <Ring />
                <Dot />
              </span>
              <p>{item.person}</p>
            </li>
          ))}
        </ul>
      </div>
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
    </Section>
  );
}
