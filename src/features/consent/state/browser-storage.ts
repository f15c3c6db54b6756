import { type StorageKey, type Stored, storageKeys } from './state.ts';

/** Name in the session storage of the campaign that this tab's visit came by, which is there only by consent. */
export const campaignKey = 'visitCampaign';

/** Values that the browser refused to store (private mode, full disk), kept for this page view. */
const unstored = new Map<StorageKey, string>();

/** Reads one value; null when there is none or storage is blocked. */
export function readItem(key: StorageKey): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(storageKeys[key]);
  } catch {
    return null;
  }
}

/** Everything that storage holds about the decision. */
export function readAll(): Stored {
  const keys = ['status', 'date', 'preferences', 'version', 'receipt', 'signal'] as const;
  return Object.fromEntries(keys.map((key) => [key, readItem(key)])) as Stored;
}

/**
 * Writes one value.
 * @returns whether it is stored; false when the browser refuses
 */
export function writeItem(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(storageKeys[key], value);
    unstored.delete(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the values in their order; those that the browser refuses are kept for this page view.
 * @returns whether all are stored
 */
export function writeItems(entries: readonly (readonly [StorageKey, string])[]): boolean {
  for (const [key, value] of entries) {
    if (!writeItem(key, value)) unstored.set(key, value);
  }
  return entries.every(([key]) => !unstored.has(key));
}

/** Another tab has stored something: the values that this tab kept in memory are out of date. */
export function forgetUnstored(): void {
  unstored.clear();
}
