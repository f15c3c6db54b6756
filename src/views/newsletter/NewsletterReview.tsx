import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { Scene } from '#components/ui/Scene.tsx';
import { newsletter } from '#content/newsletter.ts';
import './NewsletterReview.css';

const { review } = newsletter;
const { scene } = review;

/** How a mistake is caught: the source beside the summary, and a named person's correction. */
export function NewsletterReview() {
  return (
    <section className="section paper" id="revisao" aria-labelledby="revisao-titulo">
      <div className="page-wrap page-grid newsletter-review">
        <Scene
          className="span-7"
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
        <div className="span-4 from-9 newsletter-review__words">
          <h2 className="type-h2" id="revisao-titulo">
            {review.title}
          </h2>
          <p className="type-body newsletter-review__text">{review.text}</p>
          <p className="newsletter-review__figure">
            <b>{review.figure.value}</b>
            <span>{` ${review.figure.label}`}</span>
          </p>
          <FigureBasis figures={[review.figure]} />
        </div>
      </div>
    </section>
  );
}
