/** Height of the fixed header and some air, in CSS pixels: nothing may hide under it. */
const headerHeight = 96;

/**
 * Brings what is wrong before the visitor: focus goes to the summary, or to the first wrong field where there
 * is none, and the first wrong field is in view (R-WLP-15).
 */
export function showFailure(form: HTMLElement | null, summary: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  (summary ?? field)?.focus({ preventScroll: true });
  if (field === null || summary === null) {
    (summary ?? withLabel(field))?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const height = field.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  // Both at once when they fit.
  if (height < window.innerHeight - headerHeight) summary.scrollIntoView({ block: 'start' });
  else withLabel(field)?.scrollIntoView({ block: 'center' });
}

/** The field with its label and its message, where there is room for no more than that. */
function withLabel(field: HTMLElement | null): HTMLElement | null {
  return field?.closest<HTMLElement>('.field') ?? field;
}
