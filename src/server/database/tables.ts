import type { ColumnType, Generated, Selectable } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * The tables as queries see them: the same JavaScript values on SQLite and on PostgreSQL. A moment is an
 * ISO 8601 text in UTC with milliseconds, a flag a boolean, JSON a parsed value (R-OPS-12).
 */
export interface Schema {
  readonly waitlist: WaitlistTable;
  readonly site_referrals: SiteReferralsTable;
  readonly copyright_generations: CopyrightGenerationsTable;
  readonly consents: ConsentsTable;
  readonly data_requests: DataRequestsTable;
  readonly outbox: OutboxTable;
  readonly confirmation_sends: ConfirmationSendsTable;
  readonly erasures: ErasuresTable;
  readonly waitlist_attendance: WaitlistAttendanceTable;
  readonly waitlist_corrections: WaitlistCorrectionsTable;
  readonly staff_audit: StaffAuditTable;
  readonly held_sign_ups: HeldSignUpsTable;
  readonly day_counts: DayCountsTable;
}

/** What the database adds to every row. */
interface Stored {
  readonly id: Generated<number>;
  readonly created_at: Generated<string>;
}

/** People on the waiting lists, one row per e-mail, whatever its case, and list (`source` says which). What a form did not ask is null. */
interface WaitlistTable extends Stored {
  /** Company, name, e-mail and phone as the staff's search compares them (`searchText`): whoever writes one of them writes this. */
  readonly search_text: string;
  readonly nome: string;
  readonly email: string;
  readonly empresa: string;
  readonly cargo: string;
  readonly site: string | null;
  readonly phone: string | null;
  readonly has_news_portal: boolean | null;
  readonly portal_name: string | null;
  readonly portal_url: string | null;
  readonly company_size: string | null;
  readonly goals: string | null;
  readonly source: string;
  /** The campaign of the link that the visit came by; null where it named none. */
  readonly utm_source: string | null;
  readonly utm_medium: string | null;
  readonly utm_campaign: string | null;
  readonly utm_content: string | null;
  readonly terms_accepted: boolean | null;
  readonly terms_accepted_at: string | null;
  readonly journalism_terms_accepted: boolean | null;
  readonly journalism_terms_accepted_at: string | null;
  /** Versions of the texts that were shown: the note beside the button, and the terms that were accepted; null where unknown. */
  readonly consent_version: string | null;
  readonly terms_version: string | null;
  readonly journalism_terms_version: string | null;
  /** How far the staff are with it (R-EQ-9), as the newest row of `waitlist_attendance` says. */
  readonly attendance: Generated<Attendance>;
  /** Identifies one attempt to sign up, so that a retry is told from a duplicate. */
  readonly idempotency_key: string | null;
}

/** How far the staff are with a sign-up: not yet, waiting for an answer, done, or the person does not want it. */
export type Attendance = 'open' | 'contacted' | 'attended' | 'declined';

/** A sign-up as it is stored. */
export type SignUp = Selectable<WaitlistTable>;

/** Visits that came from a link on a customer's site. */
interface SiteReferralsTable extends Stored {
  readonly referring_domain: string;
  readonly page_visited: string;
  /** Null while the visitor's analytics category is off, like parts of `metadata`. */
  readonly user_agent: string | null;
  /** Written as JSON text, read as the parsed object. */
  readonly metadata: ColumnType<Readonly<Record<string, unknown>>, string, string>;
}

/** Copyright snippets that the staff saved. */
interface CopyrightGenerationsTable extends Stored {
  readonly client_name: string;
  /** `client_name` in lower case by JavaScript's rules: the databases disagree on letters outside ASCII. */
  readonly client_name_lower: string;
  readonly product_url: string;
  readonly embed_code: string;
  readonly preview_mode: 'light' | 'dark';
  readonly is_deleted: Generated<boolean>;
}

/** Proofs of decisions about cookies. Nothing in a row tells who decided. */
interface ConsentsTable extends Stored {
  /** Random UUID that the browser made. */
  readonly receipt: string;
  readonly policy_version: string;
  readonly layer: 'banner' | 'policy-link' | 'panel' | 'signal';
  readonly essential: boolean;
  readonly analytics: boolean;
  readonly functional: boolean;
  readonly marketing: boolean;
}

/** Requests under art. 18 of the LGPD. */
interface DataRequestsTable extends Stored {
  /** `2026-7K3QZ-M9X0J`, which the person knows. */
  readonly protocol: string;
  readonly kind:
    | 'access'
    | 'correction'
    | 'deletion'
    | 'portability'
    | 'withdrawal'
    | 'opposition'
    | 'sharing'
    | 'review'
    | 'other';
  /** Null, like e-mail and details, only after the request was answered and the person forgotten. */
  readonly nome: string | null;
  readonly email: string | null;
  readonly details: string | null;
  /** Last moment of the answer. */
  readonly due_at: string;
  /** When it was answered; null while it is open. */
  readonly done_at: string | null;
  /** When the person pressed the button of the link that was sent to the e-mail; null before, and where no link is sent. */
  readonly confirmed_at: Generated<string | null>;
  /** A hash that the retries of one attempt share; it covers the answers, and goes with them. */
  readonly idempotency_key: string | null;
}

/**
 * Notices about sign-ups and requests that wait for delivery, and their receivers. Holds nothing personal, because that is read
 * from the sign-up at delivery, but for the address of a removed one until its receiver was told.
 */
interface OutboxTable extends Stored {
  readonly kind:
    | 'lead-email'
    | 'lead-webhook'
    | 'confirmation-email'
    | 'removal-email'
    | 'removal-webhook'
    | 'update-webhook'
    | 'request-webhook'
    | 'request-email';
  /** UUID that every attempt carries, so that a receiver that gets it twice can tell. */
  readonly key: string;
  /** Null for a removal, which outlives its sign-up, and for a request. */
  readonly waitlist_id: number | null;
  /** The number of the sign-up that a removal is about, its address and its list; null otherwise. */
  readonly removed_id: number | null;
  readonly removed_email: string | null;
  readonly removed_list: 'newsletter' | 'portal' | 'other' | null;
  /** The request under art. 18 that the notice is about; null otherwise. */
  readonly data_request_id: number | null;
  /** Which of the configured addresses, as a hash; null where there is only one. */
  readonly recipient: string | null;
  readonly state: Generated<'pending' | 'delivered' | 'dead'>;
  /** Attempts begun, the one under way included. */
  readonly attempts: Generated<number>;
  readonly next_attempt_at: string;
  /** A failure after this moment is the last. */
  readonly give_up_at: string;
  /** Until then the attempt under way belongs to one server. */
  readonly lease_until: string | null;
  /** Why the last attempt failed: a code, never a text of the other side. */
  readonly last_error: string | null;
  readonly delivered_at: string | null;
}

/** Addresses that a confirmation went to within the last day, as keyed hashes with the list: one a day is the most. */
interface ConfirmationSendsTable extends Stored {
  readonly email_hash: string;
  /** The outbox item that the address's day belongs to: its own retries may pass. */
  readonly outbox_key: string;
}

/** Marks of people who were erased; `created_at` is the moment of it. */
interface ErasuresTable extends Stored {
  /** Random, the same in all marks that one database made. */
  readonly salt: string;
  /** HMAC-SHA256 of the e-mail under the salt, both in hexadecimal digits. */
  readonly email_hash: string;
}

/** What the staff noted of a sign-up; the newest row of a sign-up is how it stands. Goes with the sign-up. */
interface WaitlistAttendanceTable extends Stored {
  readonly waitlist_id: number;
  readonly state: Attendance;
  /** As it stood from then on: a step that brings none has the one before. */
  readonly note: string | null;
  /** Name of who noted it; 'equipe' where they share one password. */
  readonly who: string;
}

/** What a sign-up was before it was corrected, for 30 days. Goes with the sign-up. */
interface WaitlistCorrectionsTable extends Stored {
  readonly waitlist_id: number;
  /** Name of who corrected it. */
  readonly who: string;
  /** The fields that changed, with what they held. */
  readonly before: ColumnType<Readonly<Record<string, string | null>>, string, string>;
}

/** What was read and written on the staff's pages. */
interface StaffAuditTable extends Stored {
  /** What was done, and with what kind of thing: words of `features/audit/audit.ts`. */
  readonly action: string;
  readonly subject: string;
  /** Number of the row that it was done with; null for a list. */
  readonly subject_id: number | null;
  /** Which filter a list had, without what was searched for; null for none. */
  readonly detail: string | null;
  /** Name of who did it; 'equipe' where they share one password. */
  readonly who: string;
  /** The address, cut to its network. */
  readonly address: string;
}

/** Sign-ups that came with the honeypot filled in: no list has them until the staff release them; 30 days at the most (R-WL-21). */
interface HeldSignUpsTable extends Stored {
  /** In lower case, as all of its answers have it. */
  readonly email: string;
  readonly source: string;
  /** What the row of the waiting list would be; written as JSON text, read as the parsed object. */
  readonly answers: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  /** Beginning of what the honeypot held. */
  readonly trap: string;
  readonly idempotency_key: string | null;
}

/** How often pages that sell were seen, and their forms begun and sent; nothing about a person. */
interface DayCountsTable extends Stored {
  /** A day in São Paulo, as `2026-03-05`. */
  readonly day: string;
  readonly page: string;
  /** Its name; empty for none. */
  readonly campaign: string;
  readonly kind: 'view' | 'begun' | 'sent';
  readonly n: number;
}

/** Name of every table of ours; a table missing here does not compile. */
export const tableNames = Object.keys({
  waitlist: true,
  site_referrals: true,
  copyright_generations: true,
  consents: true,
  data_requests: true,
  outbox: true,
  confirmation_sends: true,
  erasures: true,
  waitlist_attendance: true,
  waitlist_corrections: true,
  staff_audit: true,
  held_sign_ups: true,
  day_counts: true,
} satisfies Record<keyof Schema, true>);

/** The migrations' own tables: one with the name of each that ran, and one that Kysely locks by where a database has no better way. */
export const recordTable = 'schema_migrations';
export const recordLockTable = 'schema_migrations_lock';

/** On PostgreSQL alone: counts of writes that are over within a day. No copy and no backup needs it. */
export const writeCountsTable = 'write_counts';

type FlagsOf<Row> = {
  [Column in keyof Row]: NonNullable<Row[Column]> extends boolean ? Column : never;
}[keyof Row];
type Flag = { [Table in keyof Schema]: FlagsOf<Selectable<Schema[Table]>> }[keyof Schema];

/** Columns that SQLite keeps as 0 or 1; one missing here does not compile. */
export const booleanColumns: ReadonlySet<string> = new Set(
  Object.keys({
    has_news_portal: true,
    terms_accepted: true,
    journalism_terms_accepted: true,
    is_deleted: true,
    essential: true,
    analytics: true,
    functional: true,
    marketing: true,
  } satisfies Record<Flag, true>),
);

/** Columns that SQLite keeps as JSON text. */
export const jsonColumns: ReadonlySet<string> = new Set(['metadata', 'before', 'answers']);
