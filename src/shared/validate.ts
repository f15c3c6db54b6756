import type * as z from 'zod/mini';

/** One message per wrong field, in the order of the fields. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** What checking some input gave: the values to keep, or what to tell the person. */
export type Validation<Value, Field extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field> };

/** A form that the server sends back: as it was typed, and what is wrong with it. */
export type Returned<Typed, Field extends string> = Typed & {
  readonly errors: FieldErrors<Field>;
  /** What is wrong with it as a whole, in Portuguese. */
  readonly problem: string | null;
};

/**
 * Checks some input, anything at all, against the schema of an object. Whatever else the input holds is left behind, inherited
 * properties included; errors are told in the schema's order.
 */
export function validate<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  input: unknown,
): Validation<z.output<typeof schema>, keyof Shape & string> {
  const parsed = schema.safeParse(typeof input === 'object' ? { ...input } : {});
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: Partial<Record<keyof Shape, string>> = {};
  // A field of the shape: a check of the whole object names one, too (`path`).
  for (const { path, message } of parsed.error.issues) errors[path[0] as keyof Shape] ??= message;
  return { ok: false, errors };
}
