import { Newspaper } from '#components/sections/Newspaper.tsx';
import { newsroom as words } from '#content/newsroom.ts';
import { type DemoState, noteIds } from './demo-state.ts';
import { Trail } from './MarginNote.tsx';

/** The story as a reader gets it, with what the editor answered; the headline's full stop has landed. */
export function PublishedPages({
  state,
  onRestart,
}: {
  readonly state: DemoState;
  readonly onRestart: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: what takes focus has a name, and is no fieldset.
    <div className="newsroom__published" role="group" aria-label={words.reader.label} tabIndex={-1}>
      {/* The phone's says the same. */}
      <div aria-hidden="true">
        <span className="scene__note">{words.reader.desktop}</span>
        <ReaderPage state={state} photo />
      </div>
      <div>
        <span className="scene__note">{words.reader.phone}</span>
        <ReaderPage state={state} />
      </div>
      <div>
        <span className="scene__note">{words.reader.trail}</span>
        <ul>
          {noteIds.map((id) => {
            const answer = state.answers[id] ?? 'ignored';
            const { title } = words.notes[id];
            return (
              <li className={`newsroom__note newsroom__note--${answer}`} key={id}>
                <b>{answer === 'ignored' ? <s>{title}</s> : title}</b>
                <Trail answer={answer} />
              </li>
            );
          })}
        </ul>
        <button type="button" className="btn btn--line btn--sm" onClick={onRestart}>
          {words.restart}
        </button>
      </div>
    </div>
  );
}

function ReaderPage({
  state: { answers },
  photo = false,
}: {
  readonly state: DemoState;
  readonly photo?: boolean;
}) {
  const text = (id: keyof typeof words.passages) => {
    const { before, draft, suggested, after } = words.passages[id];
    return before + (answers[id] === 'accepted' ? suggested : draft) + after;
  };
  return (
    <Newspaper
      part="sheet"
      paper={words.paper}
      date={words.reader.sections}
      byline={words.byline}
      lead={text('headline')}
      photo={photo}
      stories={[text('vote'), text('session'), words.quote]}
    />
  );
}
