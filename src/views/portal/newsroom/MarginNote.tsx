import type { MouseEvent } from 'react';
import { Newspaper } from '#components/sections/Newspaper.tsx';
import { newsroom as words } from '#content/pages/newsroom.ts';

/** The suggestions, in the order of the text. */
export const noteIds = ['headline', 'vote', 'session'] as const;
export type NoteId = (typeof noteIds)[number];
export type Answer = 'accepted' | 'ignored';
/** What the visitor did with each suggestion; one without an answer is open. */
export type Answers = Readonly<Partial<Record<NoteId, Answer>>>;

const choices = [
  ['accepted', words.accept],
  ['ignored', words.ignore],
] as const;

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
          {choices.map(([given, label]) => (
            <button
              type="button"
              className="btn btn--line btn--sm"
              onClick={(press) => onAnswer(given, press)}
              key={given}
            >
              {label}
              <span className="visually-hidden">{`: ${title}`}</span>
            </button>
          ))}
        </div>
      ) : (
        <Trail answer={answer} />
      )}
    </div>
  );
}

/** What became of a suggestion, and who did it when. */
function Trail({ answer }: { readonly answer: Answer }) {
  return (
    <p>
      {`${answer === 'accepted' ? words.accepted : words.ignored} · `}
      <b>{words.who}</b>
    </p>
  );
}

/** A sentence of the story: its passage is marked while the suggestion is open, and reads as the suggestion says once it is taken. */
export function Passage({ id, answer }: { readonly id: NoteId; readonly answer: Answer | undefined }) {
  const { before, draft, suggested, after } = words.passages[id];
  return (
    <>
      {before}
      {answer === undefined ? <mark>{draft}</mark> : null}
      {answer === 'accepted' ? <ins>{suggested}</ins> : null}
      {answer === 'ignored' ? draft : null}
      {after}
    </>
  );
}

/** The story as a reader gets it, with what the editor answered; the headline's full stop has landed. */
export function PublishedPages({
  answers,
  onRestart,
}: {
  readonly answers: Answers;
  readonly onRestart: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: what takes focus has a name, and is no fieldset.
    <div className="newsroom__published" role="group" aria-label={words.reader.label} tabIndex={-1}>
      {/* The phone's says the same. */}
      <div aria-hidden="true">
        <span className="scene__note">{words.reader.desktop}</span>
        <ReaderPage answers={answers} photo />
      </div>
      <div>
        <span className="scene__note">{words.reader.phone}</span>
        <ReaderPage answers={answers} />
      </div>
      <div className="whole-row">
        <span className="scene__note">{words.reader.trail}</span>
        <ul>
          {noteIds.map((id) => {
            const answer = answers[id] ?? 'ignored';
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

function ReaderPage({ answers, ...page }: { readonly answers: Answers; readonly photo?: boolean }) {
  const text = (id: keyof typeof words.passages) => {
    const { before, draft, suggested, after } = words.passages[id];
    return before + (answers[id] === 'accepted' ? suggested : draft) + after;
  };
  return (
    <Newspaper
      paper={words.paper}
      date={words.reader.sections}
      byline={words.byline}
      lead={text('headline')}
      {...page}
      stories={[text('vote'), text('session'), words.quote]}
    />
  );
}
