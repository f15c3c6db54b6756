import { type MouseEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { adoptStyles } from '#components/ui/adopt-styles.ts';
import { example } from '#content/interface.ts';
import { newsroom as words } from '#content/pages/newsroom.ts';
import {
  type Answer,
  acceptedCount,
  type DemoEvent,
  type DemoState,
  firstState,
  type NoteId,
  nextState,
  noteAfter,
  noteIds,
  openNotes,
} from './demo-state.ts';
import { MarginNote, Passage, PublishedPages } from './MarginNote.tsx';
import publishedPages from './PublishedPages.css?inline';
import './NewsroomDemo.css';

/**
 * The editor of the product, to be tried (R-POR-15): three suggestions to accept or to ignore, then the story is published and
 * shown as a reader gets it. Without the script its first state is read, and its buttons are not there.
 *
 * Buttons, rings and dots are written out: as components they would be shared with the islands of other pages, which would then
 * ask for one file more.
 */
export function NewsroomDemo() {
  const [state, dispatch] = useReducer<DemoState, [DemoEvent]>(nextState, firstState);
  const [said, say] = useState('');
  const scene = useRef<HTMLElement>(null);

  /** Draws what an event changes, then moves focus from the button that is gone. A press of a pointer keeps the view as it is. */
  function change(event: DemoEvent, text: string, focusOn: string, byPointer = false): void {
    flushSync(() => {
      dispatch(event);
      say(text);
    });
    scene.current?.querySelector<HTMLElement>(focusOn)?.focus({ preventScroll: byPointer });
  }
  function answer(note: NoteId, given: Answer, press: MouseEvent): void {
    const event = { type: 'answered', note, answer: given } as const;
    const { title } = words.notes[note];
    const text =
      given === 'accepted'
        ? words.said.accepted(title, words.passages[note].suggested)
        : words.said.ignored(title);
    const after = nextState(state, event);
    const next = noteAfter(after, note);
    change(
      event,
      `${text} ${words.waiting(openNotes(after).length)}.`,
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
    change({ type: 'published' }, words.said.published, '.newsroom__published', true);
    showTop(scene.current);
  }
  function restart(): void {
    change({ type: 'restarted' }, words.said.restarted, '[data-note] button', true);
    showTop(scene.current);
  }

  const open = openNotes(state).length;
  const { published } = state;
  return (
    <section className="scene newsroom" aria-label={example.describe(words.label)} ref={scene}>
      <div className="scene__bar">
        <b className="type-ink">{words.paper}</b>
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
        <PublishedPages state={state} onRestart={restart} />
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
          <div className="newsroom__story">
            {noteIds.map((id) => (
              <div className="newsroom__block" key={id}>
                <div className="stack">
                  {id === 'headline' ? <span className="scene__note">{words.byline}</span> : null}
                  <p className={id === 'headline' ? 'scene__title' : undefined}>
                    <Passage id={id} answer={state.answers[id]} />
                  </p>
                  {id === 'session' ? <p>{words.quote}</p> : null}
                </div>
                <MarginNote
                  id={id}
                  answer={state.answers[id]}
                  onAnswer={(given, press) => answer(id, given, press)}
                />
              </div>
            ))}
          </div>
        </div>
      )}
      <div className="decision">
        <small className="example decision__example">{example.word}</small>
        <span id="newsroom-espera" className="marked">
          <i className="mark-ring" aria-hidden="true" />
          {published ? words.result(acceptedCount(state)) : words.waiting(open)}
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

/** Brings the scene's beginning into view where it lies above it. */
function showTop(scene: HTMLElement | null): void {
  if (scene && scene.getBoundingClientRect().top < 0) scene.scrollIntoView();
}
