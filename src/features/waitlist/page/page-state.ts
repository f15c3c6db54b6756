import { confirmation, refusedTitle } from '#content/waitlist.ts';
import type { FormState } from '#features/waitlist/form/form-state.ts';

/** The title of a page with a sign-up form: it says 'Erro' while something is wrong, and no longer. */
export function titleOf(state: FormState, title: string): string {
  if (state.status === 'done') return confirmation.title;
  const isWrong =
    state.status === 'editing' && (state.problem !== null || Object.keys(state.errors).length > 0);
  return isWrong ? refusedTitle(title) : title;
}

/** After a sign-up a reload shows the page, and not a form that was refused before it. */
export function leaveRefusedForm(path: string): void {
  if (location.pathname + location.search !== path) history.replaceState(history.state, '', path);
}
