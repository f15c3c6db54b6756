import { useRef } from 'react';
import { generator } from '#content/generator.ts';
import { type GeneratorValues, wrongFields } from './embed/code.ts';
import { secureUrl } from './embed/product-url.ts';
import { CodeAnnouncer, CodePanel, useCopyCode } from './form/CodePanel.tsx';
import { Explanation, GeneratorHero } from './form/Explanation.tsx';
import { FormFields } from './form/FormFields.tsx';
import { emptyValues, isStale, shownErrors, wrongOf } from './form/generator-state.ts';
import { EmbedPreview } from './preview/EmbedPreview.tsx';
import { SavedGenerations } from './saved/SavedGenerations.tsx';
import { SaveRow, useSave } from './saved/SaveRow.tsx';
import { useSaved } from './saved/useSaved.ts';
import type { SavedGeneration } from './server/store.ts';
import { ToastRegion, useToast } from './toast/Toast.tsx';
import { type GeneratorStart, useGenerator } from './useGenerator.ts';
import './Generator.css';
import './drawings.css';

const { messages } = generator;
const blank: GeneratorStart = { values: emptyValues, asked: false };

/**
 * The copyright generator (R-GEN-1): form, preview, code, explanation, saved
 * generations. Works as plain HTML, with a page of its own for the answer; hydrated, it builds while one types.
 */
export function Generator({ start = blank }: { readonly start?: GeneratorStart }) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [state, dispatch] = useGenerator(start, form);
  const { message, show, close } = useToast();
  const copying = useCopyCode(show, state.code?.embed ?? null);
  const saved = useSaved();
  const saving = useSave((done) => {
    show(done ? 'success' : 'error', done ? messages.saved : messages.saveFailed);
    if (done) saved.reload();
  });
  const { values, code } = state;
  const stale = isStale(state);

  /** Says what is wrong, at the field and by a toast, and leads to the field. */
  function refuse(wrong: GeneratorValues, text?: string): void {
    const errors = wrongFields(wrong);
    const [first] = wrongOf(wrong);
    if (first === undefined) return;
    dispatch({ type: 'judged', fields: ['clientName', 'url'] });
    show('error', text ?? errors[first] ?? '');
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }
  /** @returns whether there is a code of these values now */
  function ask(wanted: GeneratorValues): boolean {
    dispatch({ type: 'asked', values: wanted });
    const isRight = wrongOf(wanted).length === 0;
    if (isRight) show('success', messages.generated);
    else refuse(wanted);
    return isRight;
  }
  function change(changed: Partial<GeneratorValues>): void {
    dispatch({ type: 'changed', values: changed });
    // A toast about a field disappears together with the field's error.
    const [first] = wrongOf(values);
    const isMended = first !== undefined && !wrongOf({ ...values, ...changed }).includes(first);
    if (isMended && message?.kind === 'error') close();
  }
  function use(item: SavedGeneration): void {
    const { client_name: clientName, product_url, preview_mode: mode } = item;
    if (!ask({ clientName, url: secureUrl(product_url), mode })) return;
    document.getElementById(form.current?.id ?? '')?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLInputElement>('[name="clientName"]')?.focus({ preventScroll: true });
  }

  return (
    <>
      <GeneratorHero code={code} />
      <div className="page-wrap page-grid generator-tool">
        <FormFields
          ref={form}
          values={values}
          errors={shownErrors(state)}
          hasCode={code !== null}
          onChange={change}
          onSubmit={() => {
            // On a phone the result is under the form, out of view.
            if (ask(values)) result.current?.scrollIntoView({ block: 'nearest' });
          }}
          onRestart={() => {
            dispatch({ type: 'restarted' });
            form.current?.querySelector<HTMLInputElement>('[name="clientName"]')?.focus();
          }}
        />
        <div className="generator-result span-6 from-7">
          <EmbedPreview
            ref={result}
            code={code}
            mode={values.mode}
            stale={stale}
            onMode={(mode) => change({ mode })}
          />
          <CodePanel
            code={code}
            stale={stale}
            copying={copying}
            onCopy={() => (code === null || stale ? refuse(values) : void copying.copy(code))}
          >
            {code === null ? null : (
              <SaveRow
                code={code}
                state={saving.state}
                onSave={() => (stale ? refuse(values, messages.nothingToSave) : void saving.save(code))}
              />
            )}
          </CodePanel>
        </div>
      </div>
      <Explanation code={code} />
      <SavedGenerations saved={saved} hasCode={code !== null} onUse={use} onCopy={copying.copySaved} />
      <CodeAnnouncer embed={code?.embed ?? null} />
      <ToastRegion message={message} onClose={close} />
    </>
  );
}
