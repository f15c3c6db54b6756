import type { FieldErrors } from '#shared/validate.ts';
import type { PageField, PageFormValues } from './schema.ts';

/** A form that the server sends back: as it was typed, and what is wrong with it. */
export interface ReturnedForm {
  readonly values: PageFormValues;
  readonly errors: FieldErrors<PageField>;
  readonly problem: string | null;
  /** The attempt's key, which the next sending shares. */
  readonly key: string;
}
