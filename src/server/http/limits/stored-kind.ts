/** What strangers can make the site store. */
export type StoredKind = 'signUp' | 'held' | 'dataRequest' | 'generation' | 'proof' | 'referral';
