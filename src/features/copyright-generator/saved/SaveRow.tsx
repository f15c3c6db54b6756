import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { generator } from '#content/generator.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/code.ts';
import { saveGeneration } from './api-client.ts';

const words = generator.code;

interface Save {
  readonly embed: string;
  readonly state: 'saving' | 'saved' | 'failed';
  /** Why it failed, in Portuguese. */
  readonly problem?: string | undefined;
}

/**
 * Saves a code. Pressing again while it is on its way sends nothing; a repetition later is kept once (R-GEN-29).
 * @param onDone is told what came of it; false when it failed
 */
export function useSave(onDone: (saved: boolean) => void) {
  const [last, setLast] = useState<Save>();
  async function save(code: BuiltCode): Promise<void> {
    if (last?.state === 'saving') return;
    // It is there already: another press makes no second row.
    if (last?.state === 'saved' && last.embed === code.embed) return onDone(true);
    setLast({ embed: code.embed, state: 'saving' });
    const { problem } = await saveGeneration(code);
    setLast({ embed: code.embed, state: problem === undefined ? 'saved' : 'failed', problem });
    onDone(problem === undefined);
  }
  return { last, save } as const;
}

/** The button that saves the code, and what came of it. */
export function SaveRow({
  code,
  last,
  onSave,
}: {
  readonly code: BuiltCode;
  readonly last: Save | undefined;
  readonly onSave: () => void;
}) {
  const saving = last?.state === 'saving';
  // What was said of another client's code is not said of this one.
  const state = last?.embed === code.embed ? last.state : undefined;
  return (
    <div className="actions save-row type-small scripts-only">
      {/* Not `disabled`, which would take the focus away from who pressed it. */}
      <Button size="sm" aria-disabled={saving || undefined} aria-busy={saving || undefined} onClick={onSave}>
        {saving ? words.saving : words.save}
      </Button>
      {state === 'failed' ? (
        <p className="type-accent fills">
          <b>{generator.messages.saveFailedInline}.</b>
          {` ${last?.problem}`}
        </p>
      ) : (
        <p className="fills">{state === 'saved' ? words.saved : words.saveHint}</p>
      )}
      <p className="visually-hidden" role="status">
        {saving ? words.saving : ''}
      </p>
    </div>
  );
}
