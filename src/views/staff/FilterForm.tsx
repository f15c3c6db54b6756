import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Select, TextField } from '#components/ui/Field.tsx';
import { filterForm as words } from '#content/staff/sign-ups.ts';
import type { FieldErrors } from '#shared/validate.ts';

/** A filter as its address has it, and what is wrong with it. */
export interface Typed<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly errors: FieldErrors<Name>;
}

/** A line of text or a day, or a choice where it has options. */
export type FilterField<Name extends string> = { readonly name: Name } & (
  | Parameters<typeof TextField>[0]
  | Parameters<typeof Select>[0]
);

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

/** Fields of such a form. */
export function FilterFields<Name extends string>({
  fields,
  typed: { values, errors },
}: {
  readonly fields: readonly FilterField<Name>[];
  readonly typed: Typed<Name>;
}) {
  return fields.map((field) => {
    const state = { defaultValue: values[field.name], error: errors[field.name] };
    return 'options' in field ? (
      <Select {...field} {...state} key={field.name} />
    ) : (
      <TextField autoComplete="off" {...field} {...state} key={field.name} />
    );
  });
}
