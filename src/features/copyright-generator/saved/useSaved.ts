import { useCallback, useEffect, useState } from 'react';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { listGenerations } from './api-client.ts';

/** Time without typing after which a term is searched, in milliseconds. */
const searchAfterMs = 300;

/** The list as it is shown. */
export interface SavedList {
  /** What was searched; empty for the recent ones. */
  readonly term: string;
  /** null until there was an answer. */
  readonly items: readonly SavedGeneration[] | null;
  readonly loading: boolean;
  /** Why there is no answer, in Portuguese. */
  readonly problem: string | null;
}

/**
 * The saved generations: the recent ones from the start on, or those whose client's name contains `term`. Answers
 * that come too late are dropped.
 */
export function useSaved() {
  const [term, setTerm] = useState('');
  const [asked, setAsked] = useState({ term: '', attempt: 0 });
  const [list, setList] = useState<SavedList>({ term: '', items: null, loading: true, problem: null });

  const search = useCallback(
    (next: string) => setAsked(({ attempt }) => ({ term: next.trim(), attempt })),
    [],
  );
  const reload = useCallback(() => setAsked((last) => ({ ...last, attempt: last.attempt + 1 })), []);

  useEffect(() => {
    if (term.trim() === asked.term) return;
    const timer = setTimeout(() => search(term), term.trim() === '' ? 0 : searchAfterMs);
    return () => clearTimeout(timer);
  }, [term, asked.term, search]);

  useEffect(() => {
    const controller = new AbortController();
    setList((last) => ({ ...last, loading: true }));
    void listGenerations(asked.term, controller.signal).then((outcome) => {
      if (controller.signal.aborted) return;
      setList((last) => {
        // What was shown before stays only when it answers the same question.
        const kept = last.term === asked.term ? last.items : null;
        return outcome.ok
          ? { term: asked.term, items: outcome.value, loading: false, problem: null }
          : { term: asked.term, items: kept, loading: false, problem: outcome.reason };
      });
    });
    return () => controller.abort();
  }, [asked]);

  useEffect(() => {
    // The list may have changed in another tab or on another computer.
    const refresh = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [reload]);

  /** A term whose answer is not there yet. A list that is only brought up to date says nothing. */
  const searching = list.loading && asked.term !== '' && (asked.term !== list.term || list.problem !== null);
  return { term, setTerm, search, searching, list, reload } as const;
}
