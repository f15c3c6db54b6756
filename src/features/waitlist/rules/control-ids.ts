import type { DialogField } from './schema.ts';

/** Ids of the dialog's controls: others than those of the waitlist page's form, so that both could be in one document. */
export const dialogControlId = (field: DialogField): string => `fila-${field}`;
