import type { GeneratorValues } from '#features/copyright-generator/embed/code.ts';
import { maxUrlLength } from '#features/copyright-generator/embed/product-url.ts';
import { emptyValues } from './generator-state.ts';

/** Name under which the generator's draft lies in the session storage: one for each tab. */
const draftKey = 'copyrightDraft';

/** What a reload brings back. */
interface Draft {
  readonly values: GeneratorValues;
  /** Whether a code was shown. */
  readonly asked: boolean;
}

/** Reads this tab's draft; null when there is none, when it can't be read as one, or when storage is blocked. */
export function readDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const known = new Map<string, unknown>(Object.entries(stored));
    const text = (name: string) => {
      const value = known.get(name);
      return typeof value === 'string' ? value.slice(0, maxUrlLength) : '';
    };
    const values = {
      clientName: text('clientName'),
      url: text('url'),
      mode: known.get('mode') === 'light' ? 'light' : 'dark',
    } as const;
    return { values, asked: known.get('asked') === true };
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, or forgets it when nothing is typed; does nothing where storage is blocked. */
export function keepDraft({ values, asked }: Draft): void {
  try {
    const isEmpty = values.clientName === emptyValues.clientName && values.url === emptyValues.url;
    if (isEmpty) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify({ ...values, asked }));
  } catch {
    // The generator works without a draft.
  }
}
