import { Scene } from '#components/scenes/Scene.tsx';
import { NumberMark, RuledList } from '#components/sections/RuledList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { newsletter } from '#content/newsletter.ts';
import { readers } from '#content/newsletter-edition.ts';
import { ReaderLetter } from './ReaderLetter.tsx';
import './Newsletter.css';

const { benefits, demo } = newsletter;
const [, osvaldo] = readers;

/** The three benefit pillars beside one e-mail: their numbers stand at the parts they speak of. */
export function NewsletterBenefits() {
  return (
    <Section
      id="beneficios-titulo"
      anchor="beneficios"
      className="newsletter-benefits"
      title={benefits.title}
      quiet
    >
      <Split
        share="6/6"
        turn
        object={
          <Scene label={benefits.label} proposed={benefits.proposed} decided={benefits.decided}>
            <ReaderLetter reader={osvaldo} short>
              <p className="letter__answer">
                <NumberMark number={3} />
                <Dot />
                {demo.done}
              </p>
            </ReaderLetter>
          </Scene>
        }
        words={
          <RuledList
            columns={1}
            size="large"
            ordered
            items={benefits.items.map(({ title, text }, index) => ({
              mark: <NumberMark number={index + 1} />,
              title,
              text: <span className="type-lead">{text}</span>,
            }))}
          />
        }
      />
    </Section>
  );
}
