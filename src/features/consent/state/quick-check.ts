import type { storageKeys } from './state.ts';

type Name<Key extends keyof typeof storageKeys> = (typeof storageKeys)[Key];

// Spelled again, so that a page's own script imports nothing: the types hold the names together.
const names = [
  'cookieConsent' satisfies Name<'status'>,
  'cookiePreferences' satisfies Name<'preferences'>,
  'cookieConsentDate' satisfies Name<'date'>,
  'cookieConsentVersion' satisfies Name<'version'>,
  'cookieConsentPending' satisfies Name<'pending'>,
] as const;

/** The preferences that go with each status, as this site writes them (`entriesOf`). */
const written = new Map([
  ['accepted', /^\{"essential":true,"analytics":true,"functional":true,"marketing":true\}$/],
  ['rejected', /^\{"essential":true,"analytics":false,"functional":false,"marketing":false\}$/],
  [
    'configured',
    /^\{"essential":true,"analytics":(true|false),"functional":(true|false),"marketing":(true|false)\}$/,
  ],
]);

/**
 * Whether storage clearly holds a decision about this version of the text, and nothing is left to send. No only
 * means that somebody has to look closer (`readConsent`). It must never be wrong about yes.
 * @param read value of a name in storage, null for none; may throw where storage is blocked
 */
export function isSettled(read: (name: string) => string | null, version: string | undefined): boolean {
  try {
    const [status, preferences, date, decidedOn, pending] = names.map(read);
    return (
      (preferences == null
        ? status === 'accepted' || status === 'rejected'
        : written.get(status ?? '')?.test(preferences) === true) &&
      (date == null || (/^\d{4}-\d\d-\d\dT/.test(date) && Date.parse(date) > 0)) &&
      (decidedOn ?? version) === version &&
      (pending ?? '[]') === '[]'
    );
  } catch {
    return false;
  }
}
