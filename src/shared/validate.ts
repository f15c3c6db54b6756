import type * as z from 'zod/mini';

/** One message per wrong field, in the order of the fields. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** What checking some input gave: the values to keep, or what to tell the person. */
export type Validation<Value, Field extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field> };

/**
 * Checks the named fields of some input against a schema; whatever else the input holds is left behind,
 * inherited properties included.
 * @param schema an object schema with exactly `fields` as keys
 * @param fields names of the fields, in the order in which errors are reported
 * @param input anything at all
 */
export function validate<Field extends string, Value>(
  schema: z.ZodMiniType<Value>,
  fields: readonly Field[],
  input: unknown,
): Validation<Value, Field> {
  const given = typeof input === 'object' && input !== null ? input : {};
  const own = new Map<string, unknown>(Object.entries(given));
  const parsed = schema.safeParse(Object.fromEntries(fields.map((field) => [field, own.get(field)])));
  if (parsed.success) return { ok: true, value: parsed.data };

  const messages = new Map<unknown, string>();
  for (const { path, message } of parsed.error.issues) {
    if (!messages.has(path[0])) messages.set(path[0], message);
  }
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const message = messages.get(field);
    if (message !== undefined) errors[field] = message;
  }
  return { ok: false, errors };
}
