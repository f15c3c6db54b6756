import { DecisionLine } from '#components/scenes/Scene.tsx';
import { Section, SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { example } from '#content/interface.ts';
import { credit } from '#content/leia-la.ts';
import './Credit.css';

/** A passage that was copied from an article and pasted into a conversation, with the article's address added. */
export function Credit() {
  return (
    <Section id="credito">
      <Split
        share="5/7"
        words={<SectionHead id="credito" title={credit.title} lead={credit.lead} />}
        object={
          <div className="credit" role="img" aria-label={example.describe(credit.drawing)}>
            <div className="scene" aria-hidden="true">
              <b className="type-h4">{credit.article.title}</b>
              <p className="type-small">
                {`${credit.article.before} `}
                <mark>{credit.article.copied}</mark>
                {` ${credit.article.after}`}
              </p>
            </div>
            <div className="scene credit__paste" aria-hidden="true">
              <p>{credit.article.copied}</p>
              <p className="marked">
                <Dot />
                <b>{credit.source}</b>
              </p>
              <DecisionLine proposed={credit.proposed} decided={credit.decided} />
            </div>
          </div>
        }
      />
    </Section>
  );
}
