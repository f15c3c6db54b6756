import type { ChangeEvent, Ref } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Select, TextField } from '#components/ui/Field.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { generator, suggestions } from '#content/generator.ts';
import type { GeneratorValues } from '#features/copyright-generator/embed/embed.ts';
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
  readonly errors: FieldErrors<keyof GeneratorValues>;
  readonly hasCode: boolean;
  readonly onChange: (values: Partial<GeneratorValues>) => void;
  readonly onSubmit: () => void;
  readonly onRestart: () => void;
}) {
  const field = (name: 'clientName' | 'url') => ({
    name,
    label: words[name],
    hint: words[`${name}Hint`],
    error: errors[name],
    value: values[name],
    maxLength: generatorLimits[name],
    autoComplete: 'off',
    'aria-required': true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  });
  const checked = checkProductUrl(values.url);
  return (
    <form
      id={FORM_ID}
      className="generator-form span-5"
      ref={ref}
      method="get"
      action="/copyright/codigo"
      aria-label={words.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField {...field('clientName')} />
      <TextField {...field('url')} inputMode="url" autoCapitalize="none" spellCheck={false} />
      {/* The eight ready pages. A press writes the page's address into the field. */}
      <fieldset className="suggestions whole-row scripts-only">
        <legend className="field__label">{words.suggestions}</legend>
        <ul>
          {suggestions.map(({ label, url }) => {
            const chosen = checked.ok && checked.url === new URL(url).href;
            return (
              <li key={url}>
                <Button variant="line" size="sm" aria-pressed={chosen} onClick={() => onChange({ url })}>
                  {chosen ? <Dot /> : <Ring />}
                  {label}
                </Button>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <div className="without-script">
        <Select
          name="pagina"
          label={words.suggestionsNoScript}
          placeholder={words.suggestionsNone}
          options={suggestions.map(({ label, url }) => ({ label, value: url }))}
        />
      </div>
      <div className="actions whole-row">
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
