import type { Ref, SubmitEventHandler } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { generator, suggestions } from '#content/generator.ts';
import type { GeneratorField, GeneratorValues } from '#features/copyright-generator/embed/code.ts';
import { checkProductUrl } from '#features/copyright-generator/embed/product-url.ts';
import { generatorLimits } from '#features/copyright-generator/embed/schema.ts';
import type { FieldErrors } from '#shared/validate.ts';

const words = generator.form;
/** The form's id: the choice of the background stands outside of it. */
export const FORM_ID = 'gerador';

/**
 * What the code is made from. Works as plain HTML: without JavaScript the answer is a page with the code.
 * Names of the controls (R-GEN-1).
 */
export function FormFields({
  ref,
  values,
  errors,
  hasCode,
  onChange,
  onSubmit,
  onRestart,
}: {
  readonly ref: Ref<HTMLFormElement>;
  readonly values: GeneratorValues;
  readonly errors: FieldErrors<GeneratorField>;
  readonly hasCode: boolean;
  readonly onChange: (values: Partial<GeneratorValues>) => void;
  readonly onSubmit: () => void;
  readonly onRestart: () => void;
}) {
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      id={FORM_ID}
      className="generator-form span-5"
      ref={ref}
      method="get"
      action="/copyright/codigo"
      aria-label={words.label}
      noValidate
      onSubmit={submit}
    >
      <TextField
        name="clientName"
        label={words.clientName}
        hint={words.clientNameHint}
        error={errors.clientName}
        value={values.clientName}
        maxLength={generatorLimits.clientName}
        autoComplete="off"
        aria-required
        onChange={(event) => onChange({ clientName: event.target.value })}
      />
      <TextField
        name="url"
        label={words.url}
        hint={words.urlHint}
        error={errors.url}
        value={values.url}
        maxLength={generatorLimits.url}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        onChange={(event) => onChange({ url: event.target.value })}
      />
      <Suggestions url={values.url} onChoose={(url) => onChange({ url })} />
      <div className="without-script">
        <label className="field">
          <span className="field__label">{words.suggestionsNoScript}</span>
          <select className="input" name="pagina">
            <option value="">{words.suggestionsNone}</option>
            {suggestions.map(({ label, url }) => (
              <option key={url} value={url}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="actions">
        <Button type="submit">{words.submit}</Button>
        {hasCode ? (
          <button
            type="button"
            className="text-link text-link--alone type-small scripts-only"
            onClick={onRestart}
          >
            {words.restart}
          </button>
        ) : null}
      </div>
    </form>
  );
}

/** An address in a normal form, to compare two spellings of it. */
function plain(url: string): string {
  const checked = checkProductUrl(url);
  return (checked.ok ? checked.url : url).replace(/\/$/, '');
}

/** The eight ready pages. A press writes the page's address into the field. */
function Suggestions({ url, onChoose }: { readonly url: string; readonly onChoose: (url: string) => void }) {
  return (
    <fieldset className="suggestions scripts-only">
      <legend className="field__label">{generator.form.suggestions}</legend>
      <ul>
        {suggestions.map((page) => {
          const chosen = plain(page.url) === plain(url);
          return (
            <li key={page.url}>
              <Button variant="line" size="sm" aria-pressed={chosen} onClick={() => onChoose(page.url)}>
                {chosen ? <Dot /> : <Ring />}
                {page.label}
              </Button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
