import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { generator } from '#content/generator.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/schema.ts';
import { saveGeneration } from './api-client.ts';

const words = generator.code;

/**
 * The button that saves the code, and what came of it. Pressing again while it is on its way sends nothing; a repetition later
 * is kept once (R-GEN-29). Without a code there is no button, but what was saved is still known.
 */
export function SaveRow({
  code,
  refuse,
  onDone,
}: {
  readonly code: BuiltCode | null;
  /** What a press does while the code is not what the fields say. */
  readonly refuse: (() => void) | undefined;
  /** Is told what came of it; false when it failed. */
  readonly onDone: (saved: boolean) => void;
}) {
  const [saving, setSaving] = useState(false);
  /** `problem`: why it failed, in Portuguese. */
  const [last, setLast] = useState<{ readonly embed: string; readonly problem?: string | undefined }>();
  if (code === null) return null;
  // What was said of another client's code is not said of this one.
  const told = !saving && last?.embed === code.embed ? last : undefined;
  async function save(built: BuiltCode): Promise<void> {
    if (saving) return;
    // It is there already: another press makes no second row.
    if (told && told.problem === undefined) return onDone(true);
    setSaving(true);
    const { problem } = await saveGeneration(built);
    setSaving(false);
    setLast({ embed: built.embed, problem });
    onDone(problem === undefined);
  }
  return (
    <div className="actions save-row type-small scripts-only">
      {/* Not `disabled`, which would take the focus away from who pressed it. */}
      <Button
        size="sm"
        aria-disabled={saving || undefined}
        aria-busy={saving || undefined}
        onClick={refuse ?? (() => void save(code))}
      >
        {saving ? words.saving : words.save}
      </Button>
      {told?.problem === undefined ? (
        <p className="fills">{told ? words.saved : words.saveHint}</p>
      ) : (
        <p className="type-accent fills">
          <b>{generator.messages.saveFailedInline}.</b>
          {` ${told.problem}`}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {saving ? words.saving : ''}
      </p>
    </div>
  );
}
