import { randomBytes } from 'node:crypto';

/** For how long a form is kept, in seconds. */
export const keptSeconds = 15 * 60;
/** How many are kept; one more takes the place of the oldest. */
const mostKept = 200;

/** Refused forms, in the memory of this process alone: they hold what people typed. */
export interface KeptForms<Form> {
  /** @returns the id under which it is found, which can't be guessed */
  keep(form: Form): string;
  find(id: string | undefined): Form | undefined;
  drop(id: string | undefined): void;
}

/** Keeps forms for a quarter of an hour. */
export function createKeptForms<Form>(): KeptForms<Form> {
  const kept = new Map<string, Form>();
  return {
    keep(form) {
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      const id = randomBytes(24).toString('base64url');
      kept.set(id, form);
      setTimeout(() => kept.delete(id), keptSeconds * 1000).unref();
      return id;
    },
    find: (id = '') => kept.get(id),
    drop(id = '') {
      kept.delete(id);
    },
  };
}
