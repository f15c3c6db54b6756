import { useEffect, useReducer, useState } from 'react';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { useSettled } from '#features/copyright-generator/useSettled.ts';
import { listGenerations } from './api-client.ts';

/** Time without typing after which a term is searched, in milliseconds. */
const searchAfterMs = 300;

/** The list as it is shown. */
export interface SavedList {
  /** What was searched; empty for the recent ones. */
  readonly term: string;
  /** null until there was an answer. */
  readonly items: readonly SavedGeneration[] | null;
  /** Why there is no answer, in Portuguese. */
  readonly problem: string | null;
}

/**
 * The saved generations: the recent ones from the start on, or those whose client's name contains `term`. Answers
 * that come too late are dropped.
 */
export function useSaved() {
  const [term, setTerm] = useState('');
  const asked = useSettled(term.trim(), term.trim() === '' ? 0 : searchAfterMs);
  const [attempt, reload] = useReducer((count: number) => count + 1, 0);
  const [loading, setLoading] = useState(true);
  const [list, setList] = useState<SavedList>({ term: '', items: null, problem: null });

  // Each attempt asks again for the same term.
  useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    void listGenerations(asked, controller.signal).then((outcome) => {
      if (controller.signal.aborted) return;
      setLoading(false);
      setList((last) =>
        outcome.problem === undefined
          ? { term: asked, items: outcome.value, problem: null }
          : // What was shown before stays only when it answers the same question.
            { term: asked, items: last.term === asked ? last.items : null, problem: outcome.problem },
      );
    });
    return () => controller.abort();
  }, [asked, attempt]);

  useEffect(() => {
    // The list may have changed in another tab or on another computer.
    const refresh = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);

  /** A term whose answer is not there yet. A list that is only brought up to date says nothing. */
  const searching = loading && asked !== '' && (asked !== list.term || list.problem !== null);
  return { term, setTerm, searching, loading, list, reload } as const;
}
