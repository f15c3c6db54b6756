import { randomBytes } from 'node:crypto';

/** For how long a form is kept, in seconds. */
export const keptSeconds = 15 * 60;
/** How many are kept; one more takes the place of the oldest. */
const mostKept = 200;
/** How many of them one address has: who posts many takes the place of nobody else's. */
const mostOfOne = 10;

/** Refused forms, in the memory of this process alone: they hold what people typed. */
export interface KeptForms<Form> {
  /**
   * @param clientKey of the address that posted it, as the write limiter counts them
   * @returns the id under which it is found, which can't be guessed
   */
  keep(form: Form, clientKey: string): string;
  find(id: string | undefined): Form | undefined;
  drop(id: string | undefined): void;
}

/** Keeps forms for a quarter of an hour. */
export function createKeptForms<Form>(): KeptForms<Form> {
  const kept = new Map<string, { readonly form: Form; readonly clientKey: string }>();
  return {
    keep(form, clientKey) {
      const own = [...kept].flatMap(([id, entry]) => (entry.clientKey === clientKey ? [id] : []));
      const [oldest] = own.length >= mostOfOne ? own : kept.size >= mostKept ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      const id = randomBytes(24).toString('base64url');
      kept.set(id, { form, clientKey });
      setTimeout(() => kept.delete(id), keptSeconds * 1000).unref();
      return id;
    },
    find: (id = '') => kept.get(id)?.form,
    drop(id = '') {
      kept.delete(id);
    },
  };
}
