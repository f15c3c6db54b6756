/** Name under which the page's draft lies in the session storage. */
export const draftKey = 'waitlistDraft';

/** Forgets this tab's draft. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was kept where storage is blocked.
  }
}
