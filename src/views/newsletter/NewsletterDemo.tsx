import { DecisionLine } from '#components/ui/Scene.tsx';
import { newsletter } from '#content/newsletter.ts';
import { letter, type Reader, readers } from '#content/newsletter-edition.ts';
import './NewsletterDemo.css';

const { demo } = newsletter;

/** The demonstration: choosing a reader changes the letter. It is done in CSS, so it works without JavaScript. */
export function NewsletterDemo() {
  return (
    <section className="section" id="demo" aria-labelledby="demo-titulo">
      <div className="page-wrap page-grid newsletter-demo">
        <div className="span-4">
          <h2 className="type-h2" id="demo-titulo">
            {demo.title}
          </h2>
          <p className="type-lead newsletter-demo__lead">{demo.text}</p>
          <fieldset className="newsletter-demo__readers">
            <legend className="visually-hidden">{demo.legend}</legend>
            {readers.map((reader, index) => (
              <label key={reader.id}>
                <input
                  type="radio"
                  name="demoReader"
                  id={`leitor-${reader.id}`}
                  value={reader.id}
                  defaultChecked={index === 0}
                />
                <span>
                  <b>{reader.fullName}</b>
                  <small>{reader.habit}</small>
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className="scene newsletter-demo__scene span-8">
          <div className="scene__bar">
            <b>{demo.bar.name}</b>
            <span>{demo.bar.from}</span>
          </div>
          <div className="newsletter-demo__letters">
            {readers.map((reader) => (
              <Letter key={reader.id} reader={reader} />
            ))}
          </div>
          <DecisionLine proposed={demo.proposed} decided={demo.decided} />
        </div>
      </div>
    </section>
  );
}

function Letter({ reader }: { readonly reader: Reader }) {
  return (
    <article className={`letter letter--${reader.id}`}>
      <div className="letter__mail">
        <p className="letter__small">{letter.greeting(reader.name)}</p>
        <h3 className="letter__headline">{reader.headline}</h3>
        <p className="letter__text">{reader.long}</p>
        <ol>
          {reader.stories.map((story) => (
            <li key={story.title}>
              {`${story.title} `}
              <small>{letter.was(story.was)}</small>
            </li>
          ))}
        </ol>
      </div>
      <div className="letter__why">
        <p className="letter__small">{demo.bar.why}</p>
        <ul>
          {reader.interests.map((interest) => (
            <li key={interest.subject}>
              <span>{interest.subject}</span>
              <b>{interest.level}</b>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 4H100" stroke="#111827" strokeOpacity=".24" vectorEffect="non-scaling-stroke" />
                <path
                  d={`M0 4H${interest.share}`}
                  stroke="#111827"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </li>
          ))}
        </ul>
        <p className="letter__evidence">{reader.evidence}</p>
      </div>
    </article>
  );
}
