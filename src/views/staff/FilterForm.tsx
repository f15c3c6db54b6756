import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Select, TextField } from '#components/ui/Field.tsx';
import { filterForm as words } from '#content/staff/sign-ups.ts';
import type { FieldErrors } from '#shared/validate.ts';

/** A filter as its address has it, and what is wrong with it. */
interface Typed<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly errors: FieldErrors<Name>;
}

/** A line of text or a day, with what it takes beside its name and words; or what there is to choose. */
type Control =
  | Omit<Parameters<typeof TextField>[0], 'name' | 'label'>
  | Parameters<typeof Select>[0]['options'];

/** The filter of a list, in its address: a form that is read, not posted. */
export function FilterForm<Name extends string>({
  path,
  label,
  typed: { values, errors },
  children,
}: {
  readonly path: string;
  readonly label?: string;
  readonly typed: Typed<Name>;
  readonly children: ReactNode;
}) {
  return (
    <form className="screen-only" action={path} aria-label={label} noValidate>
      <ErrorSummary errors={errors} />
      {children}
      <div className="actions">
        <Button type="submit" size="sm">
          {words.apply}
        </Button>
        {Object.keys(values).length > 0 ? (
          <ButtonLink variant="line" size="sm" href={path}>
            {words.clear}
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}

/** Fields of such a form: lines of text or days, and choices. */
export function FilterFields<Name extends string>({
  words,
  controls,
  typed: { values, errors },
}: {
  readonly words: Readonly<Record<Name, { readonly label: string; readonly any?: string }>>;
  readonly controls: Readonly<Partial<Record<Name, Control>>>;
  readonly typed: Typed<Name>;
}) {
  return (Object.keys(controls) as Name[]).map((name) => {
    const control = controls[name] ?? {};
    const { label, any } = words[name];
    const field = { name, label, defaultValue: values[name], error: errors[name] };
    return Array.isArray(control) ? (
      <Select {...field} options={control} placeholder={any} key={name} />
    ) : (
      <TextField autoComplete="off" {...control} {...field} key={name} />
    );
  });
}
