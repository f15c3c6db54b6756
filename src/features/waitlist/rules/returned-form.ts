import type { FieldErrors } from '#shared/validate.ts';
import type { DialogField, DialogFormValues, PageField, PageFormValues } from './schema.ts';

/** A form that the server sends back: as it was typed, and what is wrong with it. */
interface Returned<Values, Field extends string> {
  readonly values: Values;
  readonly errors: FieldErrors<Field>;
  readonly problem: string | null;
  /** The attempt's key, which the next sending shares. */
  readonly key: string;
}

/** The page's form, sent back. */
export type ReturnedForm = Returned<PageFormValues, PageField>;

/** The dialog's form on a page of its own, sent back. */
export type ReturnedShortForm = Returned<DialogFormValues, DialogField>;
