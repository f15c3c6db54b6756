/** The suggestions of the demonstration, in the order of the text. */
export const noteIds = ['headline', 'vote', 'session'] as const;
export type NoteId = (typeof noteIds)[number];
export type Answer = 'accepted' | 'ignored';

export interface DemoState {
  /** What the visitor did with each suggestion; one without an answer is open. */
  readonly answers: Readonly<Partial<Record<NoteId, Answer>>>;
  readonly published: boolean;
}

export type DemoEvent =
  | { readonly type: 'answered'; readonly note: NoteId; readonly answer: Answer }
  | { readonly type: 'published' }
  | { readonly type: 'restarted' };

export const firstState: DemoState = { answers: {}, published: false };

/** The suggestions without an answer, in the order of the text. */
export function openNotes({ answers }: DemoState): readonly NoteId[] {
  return noteIds.filter((id) => answers[id] === undefined);
}

/** How many suggestions were taken. */
export function acceptedCount({ answers }: DemoState): number {
  return noteIds.filter((id) => answers[id] === 'accepted').length;
}

/** The suggestion to go on with after one got its answer: the next open one below it, else the first. */
export function noteAfter(state: DemoState, note: NoteId): NoteId | undefined {
  const open = openNotes(state);
  return open.find((id) => noteIds.indexOf(id) > noteIds.indexOf(note)) ?? open[0];
}

/** An answer is given once; nothing is published while a suggestion is open (R-POR-15). */
export function nextState(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'answered':
      if (state.published || state.answers[event.note] !== undefined) return state;
      return { ...state, answers: { ...state.answers, [event.note]: event.answer } };
    case 'published':
      return openNotes(state).length > 0 ? state : { ...state, published: true };
    case 'restarted':
      return firstState;
  }
}
