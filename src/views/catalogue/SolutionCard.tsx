import { GoLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { card, cardLaunch } from '#content/pages/catalogue.ts';
import type { Solution } from '#content/schema.ts';
import { figureOf } from '#content/solution-figures.ts';
import { categoryLabels } from '#content/solutions.ts';
import { crops } from './Crop.tsx';

/** Benefits shown on a card; the others are counted in '+N mais' (R-CAT-2). */
const SHOWN_BENEFITS = 2;

/** One solution of the catalogue: an item of the list, with a piece of its screen, badges, first benefits and action. */
export function SolutionCard({
  solution,
  hidden,
}: {
  readonly solution: Solution;
  /** The search did not find it. */
  readonly hidden: boolean;
}) {
  const stat = figureOf(solution);
  const more = solution.benefits.length - SHOWN_BENEFITS;
  return (
    <li className="solution-card span-6" id={solution.id} data-solution={solution.id} hidden={hidden}>
      <article aria-labelledby={`${solution.id}-nome`}>
        {crops[solution.id]}
        <p className="type-label">
          <span data-quote>{categoryLabels[solution.category]}</span>
          {solution.featured ? (
            <b className="marked">
              <Dot />
              {` ${card.featured}`}
            </b>
          ) : null}
          {solution.badge ? (
            <b className="marked">
              <Ring /> <Dated text={solution.badge} />
            </b>
          ) : null}
        </p>
        <h3 className="type-h2" id={`${solution.id}-nome`}>
          <a href={solution.path}>{solution.name}</a>
        </h3>
        <p className="type-lead" data-quote>
          {solution.tagline}
        </p>
        <p className="type-body" data-quote>
          {solution.description}
        </p>
        <p className="type-small" data-found hidden />
        <p className="solution-card__state marked type-small">
          {solution.open ? <Dot /> : <Ring strong />}
          <span>
            {solution.status}
            {solution.badge ? (
              <>
                . <Dated text={cardLaunch} />
              </>
            ) : null}
          </span>
        </p>
        <ul className="solution-card__benefits type-small">
          {solution.benefits.slice(0, SHOWN_BENEFITS).map((benefit, index) => (
            <li className={index === 0 ? 'whole-row' : undefined} key={benefit} data-quote>
              {benefit}
            </li>
          ))}
          <li className="type-quiet">{card.more(more)}</li>
        </ul>
        <div className="solution-card__foot split">
          <GoLink href={solution.actionPath ?? solution.path}>
            <span>
              {solution.action}
              <span className="visually-hidden">: {solution.name}</span>
            </span>
          </GoLink>
          {stat ? (
            <p className="type-small">
              <b className="type-h3 type-ink title-line">{stat.value}</b>
              {` ${stat.label}`}
            </p>
          ) : null}
        </div>
      </article>
    </li>
  );
}
