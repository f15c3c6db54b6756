import { DecisionLine } from '#components/scenes/Scene.tsx';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { example } from '#content/interface.ts';
import { hero, printingPress } from '#content/pages/newspaper-sites.ts';

/** A printed page coming off the press, and beside it the same page on a phone. */
export function PrintingPress() {
  const { paper, issue, date, lead, text, stories, second, more, proposed, decided } = printingPress;
  return (
    <div className="printing-press one-place" role="img" aria-label={example.describe(hero.sceneLabel)}>
      <Newspaper isPicture photo part="sheet" paper={paper} date={[issue, date]} lead={lead} dot={false}>
        <div className="printing-press__rows wide-only">
          <Stories stories={stories} />
          <p className="scene__title">
            <small className="scene__note title-line">{second[0]}</small>
            {second[1]}
          </p>
          <Stories stories={more} />
        </div>
      </Newspaper>
      <div className="printing-press__phone scene scene--stacked" aria-hidden="true">
        <Newspaper part="sheet" paper={paper} lead={lead} dot={false} stories={[text]}>
          <ul>
            {stories.slice(0, 2).map(([section, story], index) => (
              <li key={section} className={index === 0 ? undefined : 'wide-only'}>
                <small className="scene__note title-line">{section}</small>
                {story}
              </li>
            ))}
          </ul>
        </Newspaper>
        <DecisionLine proposed={proposed} decided={decided} />
      </div>
    </div>
  );
}

function Stories({ stories }: { readonly stories: readonly (readonly [string, string])[] }) {
  return (
    <div>
      {stories.map(([section, story]) => (
        <div key={section}>
          <small className="scene__note title-line">{section}</small>
          <b>{story}</b>
          <i />
        </div>
      ))}
    </div>
  );
}
