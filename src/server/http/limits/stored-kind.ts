/** What strangers can make the site store. */
export type StoredKind = 'signUp' | 'dataRequest' | 'generation' | 'proof' | 'referral';
