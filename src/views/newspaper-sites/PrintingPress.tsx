import { DecisionLine } from '#components/scenes/Scene.tsx';
import { example } from '#content/interface.ts';
import { hero, printingPress } from '#content/newspaper-sites.ts';
import './PrintingPress.css';

/** A printed page coming off the press, and beside it the same page on a phone. */
export function PrintingPress() {
  return (
    <div className="printing-press" role="img" aria-label={example.describe(hero.sceneLabel)}>
      <div className="printing-press__web" aria-hidden="true">
        <div className="printing-press__run">
          <Sheet />
        </div>
      </div>
      <div className="printing-press__phone" aria-hidden="true">
        <b className="printing-press__name">{printingPress.paper}</b>
        <p className="printing-press__lead">{printingPress.lead}</p>
        <p className="printing-press__text">{printingPress.text}</p>
        <ul>
          {printingPress.stories.slice(0, 2).map(([section, story]) => (
            <li key={section}>
              <span>{section}</span>
              {story}
            </li>
          ))}
        </ul>
        <DecisionLine proposed={printingPress.proposed} decided={printingPress.decided} />
      </div>
    </div>
  );
}

function Sheet() {
  return (
    <div className="printing-press__sheet">
      <b className="printing-press__name">{printingPress.paper}</b>
      <p className="printing-press__date">
        <span>{printingPress.issue}</span>
        <span>{printingPress.date}</span>
      </p>
      <p className="printing-press__lead">{printingPress.lead}</p>
      <div className="printing-press__columns">
        <span className="printing-press__photo" />
        <Stories stories={printingPress.stories} />
        <p className="printing-press__second">
          <span>{printingPress.second[0]}</span>
          {printingPress.second[1]}
        </p>
        <Stories stories={printingPress.more} />
      </div>
    </div>
  );
}

function Stories({ stories }: { readonly stories: readonly (readonly [string, string])[] }) {
  return stories.map(([section, story]) => (
    <div key={section}>
      <span>{section}</span>
      <b>{story}</b>
      <i />
    </div>
  ));
}
