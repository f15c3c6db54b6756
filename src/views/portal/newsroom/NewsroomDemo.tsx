import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { adoptStyles } from '#components/ui/adopt-styles.ts';
import { example } from '#content/interface.ts';
import { newsroom as words } from '#content/pages/newsroom.ts';
import {
  type Answer,
  type Answers,
  MarginNote,
  type NoteId,
  noteIds,
  Passage,
  PublishedPages,
} from './MarginNote.tsx';
import publishedPages from './PublishedPages.css?inline';
import './NewsroomDemo.css';

const start: { readonly answers: Answers; readonly published: boolean } = { answers: {}, published: false };

/**
 * The editor of the product, to be tried (R-POR-15): three suggestions to accept or to ignore, then the story is published and
 * shown as a reader gets it. Without the script its first state is read, and its buttons are not there.
 *
 * Buttons, rings and dots are written out: as components they would be shared with the islands of other pages, which would then
 * ask for one file more.
 */
export function NewsroomDemo() {
  const [{ answers, published }, show] = useState(start);
  const [said, say] = useState('');
  const scene = useRef<HTMLElement>(null);

  const open = openOf(answers).length;

  /** Draws what has changed, then moves focus from the button that is gone. A press of a pointer keeps the view as it is. */
  function change(state: typeof start, text: string, focusOn: string, byPointer = true): void {
    flushSync(() => {
      show(state);
      say(text);
    });
    scene.current?.querySelector<HTMLElement>(focusOn)?.focus({ preventScroll: byPointer });
  }
  /** Goes on with the next open suggestion below it, else with the first. */
  function answer(note: NoteId, given: Answer, press: MouseEvent): void {
    const state = { answers: { ...answers, [note]: given }, published };
    const { title } = words.notes[note];
    const text =
      given === 'accepted'
        ? words.said.accepted(title, words.passages[note].suggested)
        : words.said.ignored(title);
    const left = openOf(state.answers);
    const next = left.find((id) => noteIds.indexOf(id) > noteIds.indexOf(note)) ?? left[0];
    change(
      state,
      `${text} ${words.waiting(left.length)}.`,
      next === undefined ? '.newsroom__publish' : `[data-note="${next}"] button`,
      press.detail > 0,
    );
  }
  function publish(): void {
    if (open > 0) {
      say(`${words.waiting(open)}.`);
      return;
    }
    adoptStyles(publishedPages);
    change({ answers, published: true }, words.said.published, '.newsroom__published');
    showTop(scene.current);
  }
  function restart(): void {
    change(start, words.said.restarted, '[data-note] button');
    showTop(scene.current);
  }

  return (
    <section className="scene newsroom" aria-label={example.describe(words.label)} ref={scene}>
      <div className="scene__bar">
        <b className="type-ink">{words.paper}</b>
        <small className="example">{example.word}</small>
        <span className="scene__bar-detail">{words.section}</span>
        <span className="newsroom__tools" aria-hidden="true">
          {words.tools.map((tool, index) =>
            index === 1 ? (
              <b className="type-ink" key={tool}>
                {tool}
              </b>
            ) : (
              <span key={tool}>{tool}</span>
            ),
          )}
        </span>
        <span>{published ? words.live : words.saved}</span>
      </div>
      {published ? (
        <PublishedPages answers={answers} onRestart={restart} />
      ) : (
        <div className="scene__body">
          <ul className="scene__list" aria-hidden="true">
            <li className="scene__note">{words.todayTitle}</li>
            {words.today.map((story, index) => (
              <li className={index === 0 ? 'scene__on' : undefined} key={story}>
                {index === 0 ? <b>{story}</b> : story}
              </li>
            ))}
            <li className="scene__note">{words.tomorrowTitle}</li>
            <li>{words.tomorrow}</li>
          </ul>
          <div className="newsroom__story counted">
            {noteIds.map((id) => (
              <div className="newsroom__block" key={id}>
                <div className="stack">
                  {id === 'headline' ? <span className="scene__note">{words.byline}</span> : null}
                  <p className={id === 'headline' ? 'scene__title' : undefined}>
                    <Passage id={id} answer={answers[id]} />
                  </p>
                </div>
                <MarginNote
                  id={id}
                  answer={answers[id]}
                  onAnswer={(given, press) => answer(id, given, press)}
                />
              </div>
            ))}
            <div className="newsroom__block">
              <div>
                <p>{words.quote}</p>
              </div>
            </div>
          </div>
        </div>
      )}
      <div className="decision">
        <span id="newsroom-espera" className="marked">
          <i className="mark-ring" aria-hidden="true" />
          {published
            ? words.result(noteIds.filter((id) => answers[id] === 'accepted').length)
            : words.waiting(open)}
        </span>
        {published ? (
          <span className="marked">
            <i className="mark-dot" aria-hidden="true" />
            {words.published}
          </span>
        ) : (
          <span className="marked">
            <span className="newsroom__still">
              <i className="mark-ring" aria-hidden="true" />
              {words.yours}
            </span>
            <button
              type="button"
              className="btn btn--solid btn--sm newsroom__publish screen-only scripts-only"
              aria-disabled={open > 0}
              aria-describedby="newsroom-espera"
              onClick={publish}
            >
              {words.publish}
            </button>
          </span>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

/** The suggestions without an answer, in the order of the text. */
function openOf(answers: Answers): readonly NoteId[] {
  return noteIds.filter((id) => answers[id] === undefined);
}

/** Brings the scene's beginning into view where it lies above it. */
function showTop(scene: HTMLElement | null): void {
  if (scene && scene.getBoundingClientRect().top < 0) scene.scrollIntoView();
}
