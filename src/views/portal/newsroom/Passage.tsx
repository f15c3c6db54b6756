import { newsroom } from '#content/newsroom.ts';
import type { Answer, NoteId } from './demo-state.ts';

/** A sentence of the story: its passage is marked while the suggestion is open, and reads as the suggestion says once it is taken. */
export function Passage({ id, answer }: { readonly id: NoteId; readonly answer: Answer | undefined }) {
  const { before, draft, suggested, after } = newsroom.passages[id];
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
