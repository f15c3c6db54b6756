import { Scene } from '#components/scenes/Scene.tsx';
import { Section, SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { newsletter } from '#content/newsletter.ts';
import './NewsletterReview.css';

const { review } = newsletter;
const { scene } = review;

/** How a mistake is caught: the source beside the summary, and a named person's correction. */
export function NewsletterReview() {
  return (
    <Section id="revisao-titulo" anchor="revisao" ground="paper" className="newsletter-review">
      <Split
        share="4/8"
        turn
        object={
          <Scene
            label={review.label}
            proposed={scene.proposed}
            decided={scene.decided}
            bar={
              <>
                <b>{scene.bar.name}</b>
                <span>{scene.bar.detail}</span>
              </>
            }
          >
            <div className="newsletter-review__pair">
              <div>
                <p className="scene__note">{scene.source}</p>
                <p className="newsletter-review__source">
                  {scene.sourceText[0]}
                  <mark>{scene.sourceText[1]}</mark>
                  {scene.sourceText[2]}
                </p>
              </div>
              <div>
                <p className="scene__note">{scene.summary}</p>
                <p className="newsletter-review__summary">
                  {scene.summaryText[0]}
                  <ins>{scene.summaryText[1]}</ins>
                  {scene.summaryText[2]}
                </p>
                <p className="newsletter-review__note">{scene.note}</p>
              </div>
            </div>
          </Scene>
        }
        words={
          <>
            <SectionHead id="revisao-titulo" title={review.title} lead={review.text} />
            <p className="newsletter-review__figure">
              <b>{review.figure.value}</b>
              <span>{` ${review.figure.label}`}</span>
            </p>
            <FigureBasis figures={[review.figure]} />
          </>
        }
      />
    </Section>
  );
}
