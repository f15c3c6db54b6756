import type { FieldErrors } from '#shared/validate.ts';

/**
 * The errors as a summary lists them.
 * @param fields in the form's order
 * @param controlId the id of a field's control
 */
export function listErrors<Field extends string>(
  errors: FieldErrors<Field> | undefined,
  fields: readonly Field[],
  controlId: (field: Field) => string = (field) => field,
): readonly { readonly id: string; readonly message: string }[] {
  return fields.flatMap((field) => {
    const message = errors?.[field];
    return message === undefined ? [] : [{ id: controlId(field), message }];
  });
}
