import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Selectable } from 'kysely';
import { continueAfter, insertRows } from '#server/database/copy/rows.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { type Schema, tableNames } from '#server/database/tables.ts';
import { hostileText } from '../hostile.ts';
import { noCampaign, pageRow } from './signups.ts';

/** Texts that some way of moving rows takes for a part of its format, beside what visitors try anyway. */
const texts: readonly string[] = [
  '\\.',
  'antes\n\\.\ndepois',
  '\\N',
  'NULL',
  '""',
  '"a","b"',
  "it''s; --",
  'linha\r\nlinha\ttab',
  '$1 ? :a @b',
  ...fc.sample(hostileText, { numRuns: 300, seed: 20_260_305 }),
]
  // Refused before a row is written (any-body.test.ts); no database takes them.
  .filter((text) => text.isWellFormed() && !text.includes('\u0000') && text.length > 0);

/** The row number `n` (from 1) of each table, all of its columns; a table or a column that is missing here does not compile. */
export const rowsOf: { readonly [Table in keyof Schema]: (n: number) => Selectable<Schema[Table]> } = {
  waitlist: (n) => ({
    ...pageRow,
    ...stored(n),
    search_text: text(n + 7, 1, 536),
    nome: text(n, 3, 120),
    email: `pessoa${n}@jornal.example`,
    empresa: text(n + 1, 1, 160),
    cargo: text(n + 2, 1, 80),
    site: n % 2 === 0 ? null : text(n + 3, 1, 2048),
    phone: n % 3 === 0 ? null : '(11) 90000-0000',
    has_news_portal: n % 2 === 0,
    portal_name: n % 2 === 0 ? text(n + 4, 1, 160) : null,
    portal_url: null,
    company_size: n % 5 === 0 ? null : 'medio',
    goals: n % 7 === 0 ? null : text(n + 5, 1, 2000),
    source: 'newsletter',
    ...noCampaign,
    utm_source: n % 2 === 0 ? null : text(n, 1, 100),
    utm_campaign: n % 3 === 0 ? null : text(n + 1, 1, 100),
    terms_accepted: n % 2 === 0,
    terms_accepted_at: n % 2 === 0 ? moment(n + 1) : null,
    journalism_terms_accepted: false,
    journalism_terms_accepted_at: null,
    consent_version: n % 4 === 0 ? null : digits(n, 16),
    terms_version: null,
    journalism_terms_version: null,
    attendance: n % 6 === 0 ? 'attended' : 'open',
    idempotency_key: n % 3 === 0 ? null : text(n + 6, 8, 128),
  }),
  site_referrals: (n) => ({
    ...stored(n),
    referring_domain: `jornal${n}.example`,
    page_visited: '/sites-para-jornais',
    user_agent: n % 2 === 0 ? null : text(n, 0, 1024),
    // `jsonb` puts the shorter key first.
    metadata: { screen_width: n, language: null, referrer: text(n, 1, 500), zz: [1.5, { b: 1, a: true }] },
  }),
  copyright_generations: (n) => ({
    ...stored(n),
    client_name: text(n, 1, 160),
    client_name_lower: text(n, 1, 160),
    product_url: 'https://jornal.example/',
    embed_code: text(n + 1, 1, 20_000),
    preview_mode: n % 2 === 0 ? 'light' : 'dark',
    is_deleted: n % 3 === 0,
  }),
  consents: (n) => ({
    ...stored(n),
    receipt: uuid(n),
    policy_version: digits(n, 16),
    layer: 'panel',
    essential: true,
    analytics: n % 2 === 0,
    functional: n % 3 === 0,
    marketing: false,
  }),
  data_requests: (n) => ({
    ...stored(n),
    protocol: `2026-${digits(n, 11)}`,
    kind: 'access',
    nome: text(n, 3, 120),
    email: `pessoa${n}@jornal.example`,
    details: text(n + 1, 1, 2000),
    due_at: moment(n + 2),
    done_at: n % 2 === 0 ? moment(n + 3) : null,
    confirmed_at: n % 3 === 0 ? moment(n + 1) : null,
    idempotency_key: digits(n, 64),
  }),
  outbox: (n) => ({
    ...stored(n),
    ...noticeAbout(n),
    key: uuid(n),
    recipient: digits(n, 16),
    state: n % 2 === 0 ? 'delivered' : 'pending',
    attempts: n % 9,
    next_attempt_at: moment(n),
    give_up_at: moment(n + 1),
    lease_until: null,
    last_error: n % 5 === 0 ? 'HTTP 500' : null,
    delivered_at: n % 2 === 0 ? moment(n) : null,
  }),
  confirmation_sends: (n) => ({ ...stored(n), email_hash: digits(n, 43), outbox_key: uuid(n) }),
  waitlist_attendance: (n) => ({
    ...stored(n),
    waitlist_id: n,
    state: n % 2 === 0 ? 'declined' : 'contacted',
    note: n % 3 === 0 ? null : text(n, 1, 500),
    who: 'ana',
  }),
  waitlist_corrections: (n) => ({
    ...stored(n),
    waitlist_id: n,
    who: 'ana',
    // `jsonb` puts the shorter key first.
    before: { nome: text(n, 1, 120), phone: null },
  }),
  staff_audit: (n) => ({
    ...stored(n),
    action: 'read',
    subject: 'sign-up',
    subject_id: n % 2 === 0 ? n : null,
    detail: n % 3 === 0 ? null : text(n, 1, 500),
    who: 'ana',
    address: '192.0.2.0/24',
  }),
  held_sign_ups: (n) => ({
    ...stored(n),
    email: `retida${n}@jornal.example`,
    source: 'newsletter',
    answers: { goals: text(n, 1, 2000), phone: null },
    trap: text(n + 1, 0, 200),
    idempotency_key: n % 3 === 0 ? null : text(n + 6, 8, 128),
  }),
  day_counts: (n) => ({
    ...stored(n),
    day: moment(n * 1440).slice(0, 10),
    page: '/sites-para-jornais',
    campaign: n % 2 === 0 ? '' : text(n, 1, 100),
    kind: n % 3 === 0 ? 'sent' : 'view',
    n,
  }),
  erasures: (n) => ({ ...stored(n), salt: digits(0, 32), email_hash: digits(n, 64) }),
};

/** Writes the rows 1 to `count`, at most a thousand, into every table. */
export async function fillEveryTable({ db, kind }: DatabaseHandle, count: number): Promise<void> {
  const rowOf: Readonly<Record<string, (n: number) => { readonly id: number }>> = rowsOf;
  for (const name of tableNames) {
    const rows = Array.from({ length: count }, (_, index) => ({
      ...rowOf[name]?.(index + 1),
      id: index + 1,
    }));
    await insertRows(db, name, rows);
    await continueAfter(kind, db, name, count);
  }
}

const stored = (n: number) => ({ id: n, created_at: moment(n) });

/** From `least` to `most` characters, as the databases count them. */
function text(n: number, least: number, most: number): string {
  const characters = [...(texts[n % texts.length] ?? '')].slice(0, most);
  return characters.join('') + '.'.repeat(Math.max(0, least - characters.length));
}

const moment = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_001).toISOString();

const digits = (n: number, length: number): string =>
  createHash('sha256').update(String(n)).digest('hex').slice(0, length);

const uuid = (n: number): string =>
  digits(n, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What a notice is about: a sign-up, one that was removed, or a request. */
function noticeAbout(n: number) {
  const about = {
    waitlist_id: null,
    removed_id: null,
    removed_email: null,
    removed_list: null,
    data_request_id: null,
  };
  if (n % 2 === 0) return { ...about, kind: 'lead-webhook', waitlist_id: n } as const;
  if (n % 3 === 0) return { ...about, kind: 'request-webhook', data_request_id: n } as const;
  return {
    ...about,
    kind: 'removal-email',
    removed_id: n,
    removed_email: `saiu${n}@jornal.example`,
    removed_list: 'portal',
  } as const;
}
