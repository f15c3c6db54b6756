import { useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { generator } from '#content/generator.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/code.ts';
import { saveGeneration } from './api-client.ts';

const words = generator.code;

/** The button that saves the code, and what came of it. */
export function SaveRow({
  code,
  state: { saving, failed, saved },
  onSave,
}: {
  readonly code: BuiltCode;
  readonly state: SaveState;
  readonly onSave: () => void;
}) {
  const isSaved = saved === code.embed;
  // An error of the last client's save is not shown for this one.
  const problem = failed?.embed === code.embed ? failed.reason : null;
  return (
    <div className="actions save-row type-small scripts-only">
      {/* Not `disabled`, which would take the focus away from who pressed it. */}
      <Button size="sm" aria-disabled={saving || undefined} aria-busy={saving || undefined} onClick={onSave}>
        {saving ? words.saving : words.save}
      </Button>
      {problem === null ? (
        <p>{isSaved ? words.saved : words.saveHint}</p>
      ) : (
        <p className="is-problem">
          <b>{generator.messages.saveFailedInline}.</b>
          {` ${problem}`}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {saving ? words.saving : ''}
      </p>
    </div>
  );
}

/** What the save button's row says. */
export interface SaveState {
  readonly saving: boolean;
  /** The code whose last attempt failed, and why, in Portuguese. */
  readonly failed: { readonly embed: string; readonly reason: string } | null;
  /** The code that was saved last. */
  readonly saved: string | null;
}

/**
 * Saves a code once: pressing again while it is on its way, or when it is already stored, sends nothing.
 * @param onDone is told what came of it; false when it failed
 */
export function useSave(onDone: (saved: boolean) => void) {
  const [state, setState] = useState<SaveState>({ saving: false, failed: null, saved: null });
  // Two presses in one go arrive before the button is drawn as busy.
  const busy = useRef(false);

  async function save(code: BuiltCode): Promise<void> {
    if (busy.current) return;
    if (state.saved === code.embed) return onDone(true);
    busy.current = true;
    setState((last) => ({ ...last, saving: true, failed: null }));
    const outcome = await saveGeneration(code);
    busy.current = false;
    setState((last) => ({
      saving: false,
      failed: outcome.ok ? null : { embed: code.embed, reason: outcome.reason },
      saved: outcome.ok ? code.embed : last.saved,
    }));
    onDone(outcome.ok);
  }

  return { state, save } as const;
}
