import { Button } from '#components/ui/Button.tsx';
import { generator } from '#content/generator.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/code.ts';
import type { SaveState } from './useSave.ts';

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
