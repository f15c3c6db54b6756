import type { MouseEvent } from 'react';
import { newsroom as words } from '#content/newsroom.ts';
import type { Answer, NoteId } from './demo-state.ts';

/** A suggestion in the margin with its two answers; once it has one, with who gave it and when. */
export function MarginNote({
  id,
  answer,
  onAnswer,
}: {
  readonly id: NoteId;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer, press: MouseEvent) => void;
}) {
  const { title, text } = words.notes[id];
  return (
    <div className={`newsroom__note ${answer ? `newsroom__note--${answer}` : ''}`} data-note={id}>
      <b>{answer === 'ignored' ? <s>{title}</s> : title}</b>
      <p>{answer === 'ignored' ? <s>{text}</s> : text}</p>
      {answer === undefined ? (
        <div className="newsroom__answers screen-only scripts-only">
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={(press) => onAnswer('accepted', press)}
          >
            {words.accept}
            <span className="visually-hidden">{`: ${title}`}</span>
          </button>
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={(press) => onAnswer('ignored', press)}
          >
            {words.ignore}
            <span className="visually-hidden">{`: ${title}`}</span>
          </button>
        </div>
      ) : (
        <Trail answer={answer} />
      )}
    </div>
  );
}

/** What became of a suggestion, and who did it when. */
export function Trail({ answer }: { readonly answer: Answer }) {
  return (
    <p>
      {`${answer === 'accepted' ? words.accepted : words.ignored} · `}
      <b>{words.who}</b>
    </p>
  );
}
