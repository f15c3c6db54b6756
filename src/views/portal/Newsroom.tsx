import { GoLink } from '#components/ui/Button.tsx';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { Scene } from '#components/ui/Scene.tsx';
import { newsroom, showcase } from '#content/portal.ts';
import './Newsroom.css';

/** The editor with the machine's proposals in the margin, and what that margin does. */
export function Showcase() {
  return (
    <section className="showcase" id="demo" aria-labelledby="demo-titulo">
      <div className="showcase__scene">
        <Newsroom />
      </div>
      <div className="page-wrap">
        <div className="split showcase__head">
          <h2 className="type-h2" id="demo-titulo">
            {showcase.title}
          </h2>
          <p className="type-small">
            <strong>
              <Ring />
              {showcase.beta}
            </strong>
            {` ${showcase.betaText}`}
          </p>
        </div>
        <ul className="showcase__highlights">
          {showcase.highlights.map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-h4">{title}</h3>
              <p className="type-body">{text}</p>
            </li>
          ))}
        </ul>
        <GoLink href="#recursos">{showcase.action}</GoLink>
      </div>
    </section>
  );
}

function Newsroom() {
  return (
    <Scene
      label={newsroom.label}
      proposed={newsroom.proposed}
      decided={newsroom.decided}
      bar={
        <>
          <b>{newsroom.paper}</b>
          <span className="scene__bar-detail">{newsroom.section}</span>
          <span>{newsroom.saved}</span>
        </>
      }
    >
      <div className="newsroom__tools">
        {newsroom.tools.map((tool) => (
          <span key={tool}>{tool}</span>
        ))}
        <span className="newsroom__on">{newsroom.marginTool}</span>
      </div>
      <div className="newsroom">
        <div className="newsroom__list">
          <Stories title={newsroom.todayTitle} stories={newsroom.today} current />
          <Stories title={newsroom.tomorrowTitle} stories={newsroom.tomorrow} />
        </div>
        <div className="newsroom__text">
          <span className="scene__note">{newsroom.byline}</span>
          <b>{newsroom.headline}</b>
          <p>
            {`${newsroom.vote.before} `}
            <mark>{newsroom.vote.marked}</mark>
            {newsroom.vote.after}
          </p>
          <p>
            {`${newsroom.session.before} `}
            <mark>{newsroom.session.marked}</mark>
            {newsroom.session.after}
          </p>
          <p>{newsroom.quote}</p>
        </div>
        <div className="newsroom__margin">
          <p className="scene__note">{newsroom.marginTitle}</p>
          <div className="newsroom__proposal newsroom__proposal--accepted">
            <b>{newsroom.accepted.title}</b>
            <p>{newsroom.accepted.text}</p>
            <p className="newsroom__answer">
              <span>{newsroom.accepted.answer}</span>
            </p>
          </div>
          {newsroom.proposals.map(([title, text]) => (
            <div className="newsroom__proposal" key={title}>
              <b>{title}</b>
              <p>{text}</p>
              <p className="newsroom__answer">
                <span>{newsroom.accept}</span>
                <span>{newsroom.ignore}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </Scene>
  );
}

function Stories({
  title,
  stories,
  current = false,
}: {
  readonly title: string;
  readonly stories: readonly string[];
  /** Whether the first story is the one being written. */
  readonly current?: boolean;
}) {
  return (
    <>
      <p className="scene__note">{title}</p>
      <ul className={current ? 'newsroom__stories--current' : undefined}>
        {stories.map((story) => (
          <li key={story}>{story}</li>
        ))}
      </ul>
    </>
  );
}
