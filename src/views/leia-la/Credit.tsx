import { DecisionLine } from '#components/scenes/Scene.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { example } from '#content/interface.ts';
import { credit } from '#content/leia-la.ts';
import './Credit.css';

/** A passage that was copied from an article and pasted into a conversation, with the article's address added. */
export function Credit() {
  return (
    <section className="section" aria-labelledby="credito">
      <div className="page-wrap page-grid leia-credit">
        <div className="span-5 leia-credit__words">
          <h2 className="type-h2" id="credito">
            {credit.title}
          </h2>
          <p className="type-lead leia-credit__lead">{credit.lead}</p>
        </div>
        <div className="span-7 leia-credit__drawing" role="img" aria-label={example.describe(credit.drawing)}>
          <div className="scene" aria-hidden="true">
            <div className="leia-credit__article">
              <b>{credit.article.title}</b>
              <p>
                {`${credit.article.before} `}
                <mark>{credit.article.copied}</mark>
                {` ${credit.article.after}`}
              </p>
            </div>
          </div>
          <div className="leia-credit__paste" aria-hidden="true">
            <p>{credit.article.copied}</p>
            <p className="leia-credit__source">
              <Dot />
              <span>{credit.source}</span>
            </p>
            <DecisionLine proposed={credit.proposed} decided={credit.decided} />
          </div>
        </div>
      </div>
    </section>
  );
}
