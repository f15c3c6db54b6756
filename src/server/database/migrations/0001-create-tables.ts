import { sql } from 'kysely';
import {
  anyText,
  choice,
  count,
  createTable,
  flag,
  integer,
  json,
  type Migration,
  moment,
  optional,
  rowOf,
  type Table,
  text,
  withDefault,
} from './columns.ts';

const email = text(3, 254);
const emailForm = "email like '%_@_%._%' and email not like '% %'";
const idempotencyKey = optional(text(8, 128));
const version = optional(text(16, 16));
const utm = optional(text(1, 100));
const attendance = choice('open', 'contacted', 'attended', 'declined');
const acceptance = (accepted: string) => `(${accepted}_at is not null) = coalesce(${accepted} = true, false)`;

/** Every table; `created_at` and a number (`id`) are in each. */
export const tables = {
  /**
   * People on the waiting lists, one row per e-mail, whatever its case, and list (`source` says which; R-WLP-13, R-WL-10). What a form
   * did not ask is null.
   */
  waitlist: {
    columns: {
      /**
       * Company, name, e-mail and phone as the staff's search compares them (`searchText`): whoever writes one of them writes this. Before
       * the long texts: a search reads it in every row.
       */
      search_text: anyText,
      nome: text(3, 120),
      email,
      empresa: text(1, 160),
      cargo: text(1, 80),
      site: optional(text(1, 2048)),
      phone: optional(text(10, 15)),
      has_news_portal: optional(flag),
      portal_name: optional(text(1, 160)),
      portal_url: optional(text(1, 2048)),
      company_size: optional(choice<string>('startup', 'pequeno', 'medio', 'grande', 'enterprise')),
      goals: optional(text(1, 2000)),
      source: text(1, 60),
      /** The campaign of the link that the visit came by; null where it named none (R-WL-28). */
      utm_source: utm,
      utm_medium: utm,
      utm_campaign: utm,
      utm_content: utm,
      terms_accepted: optional(flag),
      terms_accepted_at: optional(moment),
      journalism_terms_accepted: optional(flag),
      journalism_terms_accepted_at: optional(moment),
      /** Versions of the texts that were shown: the note beside the button, and the terms that were accepted; null where unknown. */
      consent_version: version,
      terms_version: version,
      journalism_terms_version: version,
      /** How far the staff are with it (R-EQ-9), as the newest row of `waitlist_attendance` says. */
      attendance: withDefault(attendance, 'open'),
      /** Identifies one attempt to sign up, so that a retry is told from a duplicate. */
      idempotency_key: idempotencyKey,
    },
    checks: {
      portal_asked: 'coalesce(has_news_portal = true, false) or (portal_name is null and portal_url is null)',
      // The page's form can't be sent without both.
      page_terms:
        "source <> 'portal-ai-dedicated' or coalesce(terms_accepted = true and journalism_terms_accepted = true, false)",
      terms_moment: acceptance('terms_accepted'),
      journalism_terms_moment: acceptance('journalism_terms_accepted'),
      email_form: emailForm,
    },
    // What the staff's pages count and list: each index holds all that a filter asks for, so that the rows are left alone.
    indexes: {
      email_unique:
        "unique (lower(email), (case when source in ('portal-ai-dedicated', 'sites-para-jornais') then 'portal' when source = 'newsletter' then source else 'other' end))",
      // The list, the newest first, and filters that are put together.
      newest: '(created_at, id, source, has_news_portal, company_size, attendance)',
      // One filter alone, and the counts of the last days by each.
      source: '(source, created_at, id, attendance)',
      cargo: '(cargo, created_at)',
      size: '(company_size, created_at, id, attendance) where company_size is not null',
      portal: '(created_at, id, attendance) where has_news_portal = true',
      campaign:
        '((coalesce(utm_campaign, utm_source)), created_at, id) where coalesce(utm_campaign, utm_source) is not null',
    },
  },
  /** Visits that came from a link on a customer's site (R-REF-2). */
  site_referrals: {
    columns: {
      // The longest domain name (RFC 1035, section 2.3.4, without the root's dot).
      referring_domain: text(1, 253),
      page_visited: choice<string>(
        '/sites-para-jornais',
        '/portal-ai-waitlist',
        '/fila-de-espera/newsletter-ai',
        '/fila-de-espera/sites-para-jornais',
      ),
      /** Null while the visitor's analytics category is off, like parts of `metadata`. */
      user_agent: optional(text(0, 1024)),
      metadata: json(8192),
    },
    // Visits of a site, and those of a period by the site that they came from.
    indexes: { domain: '(referring_domain, created_at)', newest: '(created_at, referring_domain)' },
  },
  /** Copyright snippets that the staff saved (R-GEN-27). */
  copyright_generations: {
    columns: {
      client_name: text(1, 160),
      /** In lower case by JavaScript's rules, which may lengthen a letter (İ): the databases disagree on letters outside ASCII. */
      client_name_lower: text(1, 480),
      product_url: text(1, 2048),
      embed_code: text(1, 20_000),
      preview_mode: choice('light', 'dark'),
      is_deleted: withDefault(flag, false),
    },
    // The 10 newest, and the 20 newest whose client's name contains a term (R-GEN-25, R-GEN-26).
    indexes: { newest: '(is_deleted, created_at desc, id desc)' },
  },
  /** Proofs of decisions about cookies (LGPD, art. 8, par. 2). Nothing in a row tells who decided. */
  consents: {
    columns: {
      /** Random UUID that the browser made. */
      receipt: text(36, 36),
      policy_version: text(16, 16),
      layer: choice('banner', 'policy-link', 'panel', 'signal'),
      essential: flag,
      analytics: flag,
      functional: flag,
      marketing: flag,
    },
    checks: { essential_on: 'essential = true' },
    indexes: {
      receipt_unique: 'unique (receipt)',
      newest: '(created_at, analytics, functional, marketing)',
    },
  },
  /** Requests under art. 18 of the LGPD. What tells the person may be emptied once one is answered: the rest shows that it was. */
  data_requests: {
    columns: {
      /** `2026-7K3QZ-M9X0J`, which the person knows. */
      protocol: text(16, 16),
      kind: choice(
        'access',
        'correction',
        'deletion',
        'portability',
        'withdrawal',
        'opposition',
        'sharing',
        'review',
        'other',
      ),
      nome: optional(text(3, 120)),
      email: optional(email),
      details: optional(text(1, 2000)),
      /** Last moment of the answer. */
      due_at: moment,
      done_at: optional(moment),
      /** When the person pressed the button of the link that was sent to the e-mail; null before, and where no link is sent. */
      confirmed_at: optional(moment),
      /** A hash that the retries of one attempt share; it covers the answers, and goes with them. */
      idempotency_key: optional(text(64, 64)),
    },
    checks: {
      email_form: emailForm,
      open_has_person: 'done_at is not null or (nome is not null and email is not null)',
    },
    indexes: {
      protocol_unique: 'unique (protocol)',
      idempotency_key_unique: 'unique (idempotency_key)',
    },
  },
  /**
   * Notices about sign-ups and requests that wait for delivery. Holds nothing personal, because that is read from the sign-up at delivery,
   * but for the address of a removed one until its receiver was told. An item goes with its sign-up or its request.
   */
  outbox: {
    columns: {
      kind: choice(
        'lead-email',
        'lead-webhook',
        'confirmation-email',
        'removal-email',
        'removal-webhook',
        'update-webhook',
        'request-webhook',
        'request-email',
      ),
      /** UUID that every attempt carries, so that a receiver that gets it twice can tell. */
      key: text(36, 36),
      /** Null for a removal, which outlives its sign-up, and for a request. */
      waitlist_id: optional(rowOf('waitlist')),
      /** The number of the sign-up that a removal is about, its address and its list; null otherwise. */
      removed_id: optional(integer),
      removed_email: optional(email),
      removed_list: optional(choice('newsletter', 'portal', 'other')),
      data_request_id: optional(rowOf('data_requests')),
      /** Which of the configured addresses, as a hash; null where there is only one. */
      recipient: optional(text(16, 16)),
      state: withDefault(choice('pending', 'delivered', 'dead'), 'pending'),
      /** Begun, the one under way included. */
      attempts: withDefault(count(0), 0),
      next_attempt_at: moment,
      /** A failure after this moment is the last. */
      give_up_at: moment,
      /** Until then the attempt under way belongs to one server. */
      lease_until: optional(moment),
      /** Why the last attempt failed: a code, never a text of the other side. */
      last_error: optional(text(1, 200)),
      delivered_at: optional(moment),
    },
    checks: {
      of_removal: "(kind in ('removal-email', 'removal-webhook')) = (removed_id is not null)",
      of_request: "(kind in ('request-webhook', 'request-email')) = (data_request_id is not null)",
      of_sign_up: '(waitlist_id is null) = (removed_id is not null or data_request_id is not null)',
      removed_email_of: 'removed_email is null or removed_id is not null',
      delivered: "(state = 'delivered') = (delivered_at is not null)",
    },
    indexes: {
      key_unique: 'unique (key)',
      // What is due, by kind; what was delivered is not in it, however much that becomes.
      due: "(kind, next_attempt_at) where state = 'pending'",
      dead: "(id) where state = 'dead'",
      // Removing a sign-up, or discarding a request, looks for its items.
      waitlist: '(waitlist_id)',
      data_request: '(data_request_id)',
    },
  },
  /**
   * Addresses that a confirmation went to within the last day, as keyed hashes with the list: one a day is the most. Stays when the
   * sign-up goes. The outbox item that the day belongs to may be sent again.
   */
  confirmation_sends: {
    columns: { email_hash: text(43, 43), outbox_key: text(36, 36) },
    indexes: { email_hash_unique: 'unique (email_hash)' },
  },
  /** Marks of people who were erased (features/erasure): the e-mail's HMAC-SHA256 under a salt, the same in all marks of one database. */
  erasures: {
    columns: { salt: text(32, 32), email_hash: text(64, 64) },
    indexes: { email_hash_unique: 'unique (email_hash)' },
  },
  /** What the staff noted of a sign-up; the newest row of one is how it stands, with its note. Goes with the sign-up. */
  waitlist_attendance: {
    columns: {
      waitlist_id: rowOf('waitlist'),
      state: attendance,
      note: optional(text(1, 500)),
      who: text(1, 120),
    },
    // How a sign-up stands is its newest row; removing a sign-up looks for them too.
    indexes: { newest: '(waitlist_id, id)' },
  },
  /** The fields of a sign-up that were corrected, with what they held, for 30 days. Goes with the sign-up. */
  waitlist_corrections: {
    columns: { waitlist_id: rowOf('waitlist'), who: text(1, 120), before: json<string | null>(8192) },
    indexes: { of: '(waitlist_id, id)' },
  },
  /** What was read and written on the staff's pages: what was done, and with what kind of thing, in words of features/audit. */
  staff_audit: {
    columns: {
      action: text(1, 40),
      subject: text(1, 40),
      /** Number of the row that it was done with; null for a list. */
      subject_id: optional(integer),
      /** Which filter a list had, without what was searched for; null for none. */
      detail: optional(text(1, 500)),
      /** Name of who did it; 'equipe' where they share one password. */
      who: text(1, 120),
      /** Cut to its network. */
      address: text(1, 60),
    },
    // What was done with a row, and by action, the newest first.
    indexes: { subject: '(subject, subject_id, id)', action: '(action, id)' },
  },
  /** Sign-ups that came with the honeypot filled in: no list has them until the staff release them; 30 days at the most (R-WL-21). */
  held_sign_ups: {
    columns: {
      email,
      source: text(1, 60),
      /** What the row of the waiting list would be: every answer at its longest, each sign of it escaped. */
      answers: json(20_000),
      /** Beginning of what the honeypot held. */
      trap: text(0, 200),
      idempotency_key: idempotencyKey,
    },
    indexes: { email: '(email)' },
  },
  /** How often pages that sell were seen, their forms begun and sent, by day of São Paulo and campaign (empty for none; R-EQ-30). */
  day_counts: {
    columns: {
      day: text(10, 10),
      page: text(1, 100),
      campaign: text(0, 100),
      kind: choice('view', 'begun', 'sent'),
      n: count(1),
    },
    indexes: { once: 'unique (day, page, campaign, kind)' },
  },
} as const satisfies Readonly<Record<string, Table>>;

export const createTables: Migration = async (db, kind) => {
  for (const [name, table] of Object.entries(tables)) await createTable(db, kind, name, table);
  if (kind === 'sqlite') return;
  // Counts of http/limits/shared-counters.ts. Unlogged: a count costs no write to the disk, and after a crash they begin anew.
  await sql`create unlogged table write_counts (
    key text primary key, writes integer not null, ends_at timestamptz not null
  )`.execute(db);
};
