import { useRef } from 'react';
import { generator } from '#content/generator.ts';
import type { GeneratorValues } from './embed/embed.ts';
import { secureUrl } from './embed/product-url.ts';
import { buildCode } from './embed/schema.ts';
import { CodeAnnouncer, CodePanel, useCopyCode } from './form/CodePanel.tsx';
import { Explanation, GeneratorHero } from './form/Explanation.tsx';
import { FormFields } from './form/FormFields.tsx';
import { blank, type GeneratorStart } from './form/generator-state.ts';
import { EmbedPreview } from './preview/EmbedPreview.tsx';
import { SavedGenerations } from './saved/SavedGenerations.tsx';
import { SaveRow } from './saved/SaveRow.tsx';
import { useSaved } from './saved/useSaved.ts';
import type { SavedGeneration } from './server/store.ts';
import { ToastRegion, useToast } from './toast/Toast.tsx';
import { useGenerator } from './useGenerator.ts';
import './Generator.css';
import './drawings.css';

const { messages } = generator;

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
  const { values, errors, code } = state;
  /** Whether the fields are wrong, so that the code is no longer what they say. */
  const stale = code !== null && buildCode(values).code === null;
  const fieldOf = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);

  /**
   * Asks for the code of some values. Where a field is wrong, says so at the field and by a toast, and leads to it.
   * @param text what the toast says then, instead of the field's own message
   * @returns whether there is a code of these values now
   */
  function ask(wanted: GeneratorValues, text?: string): boolean {
    dispatch({ type: 'asked', values: wanted });
    const [wrong] = Object.entries(buildCode(wanted).errors);
    if (wrong) {
      const [name, message] = wrong;
      show('error', text ?? message);
      fieldOf(name)?.focus();
    } else show('success', messages.generated);
    return !wrong;
  }
  const change = (changed: Partial<GeneratorValues>) => dispatch({ type: 'changed', values: changed });
  function use(item: SavedGeneration): void {
    const { client_name: clientName, product_url, preview_mode: mode } = item;
    if (!ask({ clientName, url: secureUrl(product_url), mode })) return;
    form.current?.scrollIntoView({ block: 'start' });
    fieldOf('clientName')?.focus({ preventScroll: true });
  }

  return (
    <>
      <GeneratorHero code={code} />
      <div className="page-wrap page-grid generator-tool">
        <FormFields
          ref={form}
          values={values}
          errors={errors}
          hasCode={code !== null}
          onChange={change}
          onSubmit={() => {
            // On a phone the result is under the form, out of view.
            if (ask(values)) result.current?.scrollIntoView({ block: 'nearest' });
          }}
          onRestart={() => {
            dispatch({ type: 'restarted' });
            fieldOf('clientName')?.focus();
          }}
        />
        <div className="generator-result span-6 at-end">
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
            onCopy={() => (code === null || stale ? ask(values) : void copying.copy(code))}
          >
            <SaveRow
              code={code}
              refuse={stale ? () => ask(values, messages.nothingToSave) : undefined}
              onDone={(done) => {
                show(done ? 'success' : 'error', done ? messages.saved : messages.saveFailed);
                if (done) saved.reload();
              }}
            />
          </CodePanel>
        </div>
      </div>
      <Explanation code={code} />
      <SavedGenerations saved={saved} hasCode={code !== null} onUse={use} onCopy={copying.copySaved} />
      <CodeAnnouncer embed={code?.embed ?? null} />
      <ToastRegion message={message} close={close} />
    </>
  );
}
