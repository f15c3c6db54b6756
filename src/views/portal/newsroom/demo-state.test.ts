// R-POR-15
import { expect, it } from 'vitest';
import {
  acceptedCount,
  type DemoEvent,
  firstState,
  type NoteId,
  nextState,
  noteAfter,
  openNotes,
} from './demo-state.ts';

const accept = (note: NoteId): DemoEvent => ({ type: 'answered', note, answer: 'accepted' });
const ignore = (note: NoteId): DemoEvent => ({ type: 'answered', note, answer: 'ignored' });
const publish: DemoEvent = { type: 'published' };
const after = (...events: readonly DemoEvent[]) => events.reduce(nextState, firstState);

it('begins with three open suggestions', () => {
  expect(openNotes(firstState)).toEqual(['headline', 'vote', 'session']);
  expect(firstState.published).toBe(false);
});

it('counts what was taken, and not what was left', () => {
  const state = after(accept('vote'), ignore('headline'));
  expect(openNotes(state)).toEqual(['session']);
  expect(acceptedCount(state)).toBe(1);
});

it('keeps the first answer to a suggestion', () => {
  expect(after(accept('vote'), ignore('vote')).answers.vote).toBe('accepted');
});

it('publishes only when every suggestion has an answer', () => {
  expect(after(accept('headline'), ignore('vote'), publish).published).toBe(false);
  expect(after(accept('headline'), ignore('vote'), accept('session'), publish).published).toBe(true);
});

it('goes on below the suggestion that got its answer, then with the first', () => {
  expect(noteAfter(after(accept('vote')), 'vote')).toBe('session');
  expect(noteAfter(after(accept('session')), 'session')).toBe('headline');
  expect(noteAfter(after(accept('headline'), accept('vote'), ignore('session')), 'session')).toBeUndefined();
});

it('changes nothing after the publication, until it begins again', () => {
  const published = after(ignore('headline'), ignore('vote'), ignore('session'), publish);
  expect(nextState(published, accept('vote'))).toBe(published);
  expect(nextState(published, { type: 'restarted' })).toEqual(firstState);
});
