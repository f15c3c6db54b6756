import type { FieldErrors } from '#shared/validate.ts';
import type { RequestField } from './schema.ts';

/** What was typed, by control name. */
export type RequestValues = Readonly<Record<RequestField, string>>;

/** A form that the server sends back: as it was typed, and what is wrong with it. */
export interface ReturnedRequest {
  readonly values: RequestValues;
  readonly errors: FieldErrors<RequestField>;
  readonly problem: string | null;
}
