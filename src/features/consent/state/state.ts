import type { ConsentReceipt } from './schema.ts';

/** On or off, per category of cookies; essential ones are always on (R-CNS-1, R-CNS-8). */
export type Choice = ConsentReceipt['decision'];

/** The categories, in the order in which they are shown. */
export const categories = [
  'essential',
  'analytics',
  'functional',
  'marketing',
] as const satisfies readonly (keyof Choice)[];

/** An explicit decision, as banner and panel make it. */
export interface Decision {
  readonly status: 'accepted' | 'rejected' | 'configured';
  readonly choice: Choice;
}

/** Where a visitor stands. */
export interface Consent {
  readonly status: Decision['status'] | 'undecided';
  /** What counts: while undecided only essential cookies are on. */
  readonly choice: Choice;
  /** Where the panel starts: the choice; while undecided an older one, made under another text, or essential only. */
  readonly proposal: Choice;
  /** Undecided, because the text has changed since. */
  readonly isOutdated: boolean;
  /** Undecided, and the browser asks by its Global Privacy Control. */
  readonly isSignalled: boolean;
  /** Of the decision, ISO 8601. */
  readonly date: string | null;
  readonly receipt: string | null;
}

/** Names in local storage: the first three are public, the others are this feature's (src/content/policies/politica-de-cookies.md). */
export const storageKeys = {
  status: 'cookieConsent',
  date: 'cookieConsentDate',
  preferences: 'cookiePreferences',
  version: 'cookieConsentVersion',
  receipt: 'cookieConsentReceipt',
  signal: 'cookieConsentSignal',
  pending: 'cookieConsentPending',
} as const;

export type StorageKey = keyof typeof storageKeys;

/** What storage holds about the decision. */
export type Stored = Readonly<Partial<Record<Exclude<StorageKey, 'pending'>, string>>>;

export const essentialOnly: Choice = {
  essential: true,
  analytics: false,
  functional: false,
  marketing: false,
};

/** All four on. */
export const accepted: Decision = {
  status: 'accepted',
  choice: { essential: true, analytics: true, functional: true, marketing: true },
};

/** The essential one alone. */
export const rejected: Decision = { status: 'rejected', choice: essentialOnly };

/** The visitor's own choice, from the panel. */
export const configured = (choice: Choice): Decision => ({ status: 'configured', choice });

/**
 * What storage says. Anything that is not a decision of this site's counts as undecided: unknown words, broken or
 * contradictory preferences, an impossible date, a decision about another version of the text. Only the status has
 * to be there (with `configured` the preferences too): date, version and receipt may be missing.
 * @param version of the text that is shown now (server/shown-texts.ts)
 * @param signal whether the browser sends Global Privacy Control; an explicit decision wins over it
 */
export function readConsent(stored: Stored, version: string, signal: boolean): Consent {
  const decision = readDecision(stored);
  const proposal = decision?.choice ?? essentialOnly;
  if (decision && (stored.version ?? version) === version) {
    const { date = null, receipt } = stored;
    return {
      ...decision,
      proposal,
      isOutdated: false,
      isSignalled: false,
      date,
      receipt: receiptIn(receipt),
    };
  }
  const [signalVersion, signalReceipt] = stored.signal?.split(' ') ?? [];
  return {
    status: 'undecided',
    choice: essentialOnly,
    proposal: signal ? { ...proposal, analytics: false, marketing: false } : proposal,
    isOutdated: decision !== undefined,
    isSignalled: signal,
    date: null,
    receipt: signal && signalVersion === version ? receiptIn(signalReceipt) : null,
  };
}

/** A stored receipt, if it has the form of one (a UUID): anything else would be shown as proof of nothing. */
function receiptIn(text: string | undefined): string | null {
  return text && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null;
}

/**
 * What to store for a decision, in the order in which to write: the date, always new, comes last and tells the
 * other tabs that all of it is there.
 */
export function entriesOf(
  { status, choice }: Decision,
  { date, receipt, version }: { readonly date: string; readonly receipt: string; readonly version: string },
): readonly (readonly [StorageKey, string])[] {
  return [
    ['preferences', JSON.stringify(choice)],
    ['status', status],
    ['version', version],
    ['receipt', receipt],
    ['date', date],
  ];
}

function readDecision({ status, preferences, date }: Stored): Decision | undefined {
  if (date !== undefined && !(/^\d{4}-\d\d-\d\dT/.test(date) && Date.parse(date) > 0)) return undefined;
  const known = [accepted, rejected].find((decision) => decision.status === status);
  if (preferences === undefined) return known;
  const choice = parseChoice(preferences);
  if (!choice) return undefined;
  if (status === 'configured') return configured(choice);
  return known && isSame(choice, known.choice) ? known : undefined;
}

/** Whether two choices say the same. */
export function isSame(one: Choice, other: Choice): boolean {
  return categories.every((category) => one[category] === other[category]);
}

function parseChoice(text: string): Choice | undefined {
  try {
    const { essential, analytics, functional, marketing } = JSON.parse(text);
    const optional = [analytics, functional, marketing];
    if (essential !== true || optional.some((value) => typeof value !== 'boolean')) return undefined;
    return { essential, analytics, functional, marketing };
  } catch {
    return undefined;
  }
}
