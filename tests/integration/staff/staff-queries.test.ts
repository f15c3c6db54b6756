import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { consentProof } from '#content/staff/requests.ts';
import { listAudit, recordAudit } from '#features/audit/audit.ts';
import { readConsentWeeks } from '#features/consent/staff/weeks.ts';
import { findRows, portablePerson, readPerson } from '#features/erasure/person.ts';
import { eraseEmail } from '#features/erasure/remove.ts';
import { invitation } from '#features/referral/payload.ts';
import { readVisits } from '#features/referral/staff/visits.ts';
import { audit, consent } from '#features/staff-cli/audit.ts';
import { noteAttendance } from '#features/waitlist/staff/attendance.ts';
import { listCampaigns } from '#features/waitlist/staff/filter.ts';
import { countSignUps, listSignUps } from '#features/waitlist/staff/list.ts';
import { readSignUp } from '#features/waitlist/staff/sign-up.ts';
import { readSummary } from '#features/waitlist/staff/summary.ts';
import type { Attendance } from '#server/database/tables.ts';
import { kinds } from '../../support/database/database.ts';
import {
  addConsent,
  addNotice,
  addRequest,
  addSignUp,
  addVisit,
  captureContext,
} from '../../support/database/leads.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { pageRow } from '../../support/database/signups.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** What the page's form asks, by whomever it was filled in. */
const { email: _, ...ofPage } = pageRow;

const actor = { who: 'Ana Lima', address: '192.0.2.0/24' };

/** 09:00 in São Paulo, a Thursday. */
const now = new Date('2026-03-05T12:00:00.000Z');

describe.each(kinds)('what the staff ask of the database, on %s', (kind) => {
  const own = migratedDatabase(kind);
  const add = (email: string, created_at: string, more = {}) =>
    addSignUp(own.handle(), email, { created_at, ...more });

  test('filters by list, day in São Paulo, portal, size, role and campaign (R-WL-28)', async () => {
    const portal = { has_news_portal: true, portal_name: 'P', portal_url: 'https://p.example' };
    const footer = { utm_source: 'copyright_link', utm_campaign: 'gazeta_do_cais' };
    const old = await add('a@x.example', '2026-03-01T02:59:59.999Z', {
      company_size: 'medio',
      has_news_portal: false,
    });
    const other = await add('b@x.example', '2026-03-01T03:00:00.000Z', {
      ...portal,
      source: 'chama-la',
      cargo: 'Ouvidora',
    });
    const page = await add('c@x.example', '2026-02-01T12:00:00.000Z', {
      source: 'sites-para-jornais',
      ...footer,
    });
    const form = { ...ofPage, utm_source: 'instagram' };
    const dedicated = await add('d@x.example', '2026-01-01T12:00:00.000Z', form);
    for (const [filter, found] of [
      [{ until: '2026-02-28', since: '2026-02-28' }, [old]],
      [{ since: '2026-03-01' }, [other]],
      [{ hasPortal: true }, [other, dedicated]],
      [{ hasPortal: false }, [old]],
      [{ hasPortal: null }, [page]],
      [{ size: 'medio' }, [old, dedicated]],
      [{ cargo: 'editor' }, [old, page]],
      [{ cargo: 'outro' }, [other, dedicated]],
      [{ list: 'portal' }, [page, dedicated]],
      [{ list: 'newsletter' }, [old]],
      [{ list: 'other' }, [other]],
      [{ list: 'other', size: 'medio' }, []],
      [{ campaign: 'gazeta_do_cais' }, [page]],
      [{ campaign: 'copyright_link' }, []],
      [{ campaign: 'instagram', since: '2026-01-01' }, [dedicated]],
      [{ campaign: null }, [other, old]],
    ] as const) {
      const { rows } = await listSignUps(own.handle(), filter, { limit: 9 });
      expect([filter, rows.map(({ id }) => id)]).toEqual([filter, found]);
    }
    expect(await listCampaigns(own.handle())).toEqual(['gazeta_do_cais', 'instagram']);
  });

  const note = (id: number, state: Attendance, written: string | null = null) =>
    noteAttendance(own.handle(), id, { state, note: written, who: 'ana' });

  // R-EQ-9, R-STF-12
  test('how far the staff are has a history, nothing empties a note, and it goes with the sign-up', async () => {
    const id = await add('helena@x.example', '2026-03-01T12:00:00.000Z');
    await addNotice(own.handle(), id);
    expect(await readSignUp(own.handle(), id)).toMatchObject({
      signUp: { attendance: 'open' },
      notices: [{ state: 'pending' }],
      history: [],
    });
    expect(await note(id, 'open')).toBe(true);
    expect(await note(id, 'open', 'Ligar de novo')).toBe(true);
    expect(await note(id, 'contacted', 'Ligar de novo')).toBe(true);
    expect(await note(id, 'attended', 'Fechado')).toBe(true);
    expect(await note(id, 'attended')).toBe(true);
    expect(await note(id, 'open')).toBe(true);
    const record = await readSignUp(own.handle(), id);
    expect(record?.history.map((step) => [step.state, step.note, step.who])).toEqual([
      ['open', 'Fechado', 'ana'],
      ['attended', 'Fechado', 'ana'],
      ['contacted', 'Ligar de novo', 'ana'],
      ['open', 'Ligar de novo', 'ana'],
    ]);
    expect(record?.signUp).not.toHaveProperty('idempotency_key');
    const other = await add('outra@x.example', '2026-03-02T12:00:00.000Z');
    await note(other, 'declined');
    const which = async (state: Attendance) => [
      (await listSignUps(own.handle(), { state }, { limit: 9 })).rows.map((row) => row.id),
      await countSignUps(own.handle(), { state }),
    ];
    expect(await which('open')).toEqual([[id], 1]);
    expect(await which('declined')).toEqual([[other], 1]);
    expect(await which('attended')).toEqual([[], 0]);
    const person = portablePerson(await readPerson(own.db(), 'helena@x.example'));
    expect(person.atendimentos.at(-1)).toMatchObject({ state: 'open', note: 'Fechado' });
    await eraseEmail(own.handle(), 'helena@x.example');
    expect(
      await own.db().selectFrom('waitlist_attendance').select('id').where('waitlist_id', '=', id).execute(),
    ).toEqual([]);
    expect(await note(id, 'attended')).toBe(false);
    expect(await readSignUp(own.handle(), id)).toBeUndefined();
  });

  test('a note sent twice at once is one step, and one of a sign-up that is being erased finds it gone (R-EQ-19)', async () => {
    const id = await add('duas@x.example', '2026-03-01T12:00:00.000Z');
    const twice = () => note(id, 'attended', 'Liguei');
    expect(await Promise.all([twice(), twice(), twice()])).toEqual([true, true, true]);
    expect((await readSignUp(own.handle(), id))?.history).toHaveLength(1);
    let noting: Promise<boolean> | undefined;
    await eraseEmail(own.handle(), 'duas@x.example', async () => {
      noting = note(id, 'attended', 'Tarde');
      await setTimeout(100);
    });
    expect(await noting).toBe(false);
  });

  test('what is written alongside an act is undone with it (R-EQ-14)', async () => {
    const id = await add('junto@x.example', '2026-03-01T12:00:00.000Z');
    const fail = () => Promise.reject(new Error('audit'));
    const step = { state: 'attended', note: null, who: 'ana' } as const;
    await expect(noteAttendance(own.handle(), id, step, fail)).rejects.toThrow('audit');
    await expect(eraseEmail(own.handle(), 'junto@x.example', fail)).rejects.toThrow('audit');
    expect(await readSignUp(own.handle(), id)).toMatchObject({ signUp: { attendance: 'open' }, history: [] });
  });

  test('the summary compares with the days before up to the same time, and counts each sign-up once (R-EQ-23)', async () => {
    const at = [
      '2026-03-05T03:00:00.000Z', // today's first moment
      '2026-03-04T11:59:59.000Z', // yesterday, before this time of day
      '2026-03-04T12:00:01.000Z', // and after it
      '2026-02-25T11:00:00.000Z', // the seven days before the last seven
      '2026-02-04T03:00:00.000Z', // the first moment of the thirty days
      '2026-02-03T11:00:00.000Z', // the thirty days before
      '2025-01-01T12:00:00.000Z',
    ];
    const more = [
      { source: 'chama-la', cargo: 'Ouvidora', company_size: 'medio', has_news_portal: false },
      { ...ofPage, company_size: null },
      { source: 'sites-para-jornais' },
    ];
    for (const [index, moment] of at.entries()) await add(`p${index}@x.example`, moment, more[index] ?? {});
    const { days, ...summary } = await readSummary(own.handle(), now);
    expect(summary).toEqual({
      total: 7,
      periods: [
        { days: 1, many: 1, before: 1 },
        { days: 7, many: 3, before: 1 },
        { days: 30, many: 5, before: 1 },
      ],
      lists: [
        { value: 'newsletter', many: 2 },
        { value: 'portal', many: 2 },
        { value: 'other', many: 1 },
      ],
      sizes: [
        { value: 'medio', many: 1 },
        { value: null, many: 1 },
      ],
      positions: [
        { value: 'editor', many: 3 },
        { value: 'outro', many: 2 },
      ],
      withPortal: 1,
      withoutPortal: 1,
      // Three from the dialogs, who said nothing of a portal because nobody asked.
      notAsked: 3,
    });
    expect(days).toHaveLength(30);
    expect(days.at(-2)).toEqual({ day: '2026-03-04', many: 2, byList: new Map([['portal', 2]]) });
    expect(days.at(-1)).toEqual({ day: '2026-03-05', many: 1, byList: new Map([['other', 1]]) });
    expect(days[0]).toMatchObject({ day: '2026-02-04', many: 1 });
  });

  test('sign-ups follow the first visit of their day, by the page that the links lead to (R-WLP-25)', async () => {
    const visit = (domain: string, created_at: string) => addVisit(own.handle(), domain, created_at);
    await visit('a.example', '2026-03-04T12:00:00.000Z');
    await visit('a.example', '2026-03-04T20:00:00.000Z');
    await visit('b.example', '2026-03-04T15:00:00.000Z');
    await visit('a.example', '2026-03-05T02:59:59.000Z');
    await visit('a.example', '2026-01-01T12:00:00.000Z');
    await visit(invitation, '2026-03-03T12:00:00.000Z');
    const source = 'sites-para-jornais';
    await add('early@x.example', '2026-03-04T11:59:59.000Z', { source });
    await add('one@x.example', '2026-03-04T14:00:00.000Z', { source });
    await add('two@x.example', '2026-03-04T16:00:00.000Z', { source });
    await add('elsewhere@x.example', '2026-03-04T16:00:00.000Z');
    await add('later@x.example', '2026-03-05T12:00:00.000Z', { source });
    const period = { since: '2026-03-01', until: '2026-03-05' };
    const a = { domain: 'a.example', visits: 3, last_visit: '2026-03-05T02:59:59.000Z', followed: 2 };
    const b = { domain: 'b.example', visits: 1, last_visit: '2026-03-04T15:00:00.000Z', followed: 1 };
    // It leads to a form that everybody uses: what followed can't be told.
    const passedOn = { domain: invitation, visits: 1, last_visit: '2026-03-03T12:00:00.000Z' };
    const all = { domains: [a, b, passedOn], visits: 5 };
    expect(await readVisits(own.handle(), { ...period, limit: 9 })).toEqual(all);
    expect(await readVisits(own.handle(), { ...period, limit: 1 })).toEqual({ domains: [a], visits: 5 });
  });

  test('consents count by the week of São Paulo', async () => {
    const all = { analytics: true, functional: true, marketing: true };
    await addConsent(own.handle(), { created_at: '2026-03-05T10:00:00.000Z', ...all });
    await addConsent(own.handle(), { created_at: '2026-03-02T03:00:00.000Z' });
    await addConsent(own.handle(), { created_at: '2026-03-02T02:59:59.000Z', functional: true });
    expect(await readConsentWeeks(own.handle(), now, 2)).toEqual([
      { monday: '2026-03-02', accepted: 1, rejected: 1, configured: 0 },
      { monday: '2026-02-23', accepted: 0, rejected: 0, configured: 1 },
    ]);
  });

  test('the audit is listed by a command, too (R-STF-13)', async () => {
    await recordAudit(own.handle(), {
      action: 'list',
      subject: 'sign-up',
      detail: 'origem=x'.padEnd(900, 'y'),
      ...actor,
    });
    await recordAudit(own.handle(), { action: 'erase', subject: 'sign-up', subjectId: 7, ...actor });
    const lines = await listAudit(own.handle(), { limit: 9 });
    expect(lines).toMatchObject([
      { action: 'erase', subject_id: 7, detail: null },
      { action: 'list', subject_id: null, detail: 'origem=x'.padEnd(500, 'y') },
    ]);
    const context = captureContext(own.handle(), own.settings(), {});
    await audit(context, { since: undefined, limit: 1 });
    expect(context.output()).toMatch(/\tapagou inscrição 7\t-\tAna Lima\t192\.0\.2\.0\/24\n/);
    expect(context.notes()).toContain('Há mais registros');
  });

  test('the audit tells what was done with all that is one person’s, and with one that is gone (R-EQ-32)', async () => {
    const moment = '2026-03-01T12:00:00.000Z';
    const first = await add('a@x.example', moment);
    const second = await add('A@x.example', moment, { source: 'sites-para-jornais' });
    const stranger = await add('b@x.example', moment);
    await addRequest(own.handle(), 'a@x.example');
    const [request] = await own.db().selectFrom('data_requests').select('id').execute();
    for (const [action, subject, subjectId] of [
      ['read', 'sign-up', first],
      ['correct', 'sign-up', second],
      ['read', 'sign-up', stranger],
      ['answer', 'request', request?.id],
      ['list', 'sign-up', undefined],
      ['erase', 'sign-up', 4_000],
    ] as const)
      await recordAudit(own.handle(), { action, subject, subjectId, ...actor });
    const done = async (typed: string, filter: object = {}) => {
      const rows = await findRows(own.handle(), typed);
      const lines = rows && (await listAudit(own.handle(), { rows, limit: 9, ...filter }));
      return lines?.map(({ action }) => action);
    };
    expect(await done(' A@X.example ')).toEqual(['answer', 'correct', 'read']);
    expect(await done(String(first), { action: 'correct' })).toEqual(['correct']);
    expect(await done('4000')).toEqual(['erase']);
    expect(await done('antes@x.example')).toEqual([]);
    expect(await done('Helena')).toBeUndefined();
    // An address from before a correction, while it is kept.
    const before = JSON.stringify({ email: 'antes@x.example' });
    const correction = { waitlist_id: second, who: 'ana', before };
    await own.db().insertInto('waitlist_corrections').values(correction).execute();
    expect(await done('antes@x.example')).toEqual(['correct']);
  });

  test('a receipt leads to the decision and to the text that was shown (R-STF-16)', async () => {
    const [receipt, policy_version] = ['1b4e28ba-2fa1-4d2e-883f-0016d3cca427', 'a'.repeat(16)];
    await addConsent(own.handle(), { receipt, policy_version, analytics: true });
    const settings = { ...own.settings(), dataDir: temporaryFolder(onTestFinished) };
    const context = captureContext(own.handle(), settings, {});
    await expect(consent(context, receipt)).rejects.toThrow(consentProof.noText);
    mkdirSync(join(settings.dataDir, 'shown-texts'));
    writeFileSync(join(settings.dataDir, 'shown-texts', `${policy_version}.txt`), 'Você decide.\nAceitar');
    await consent(context, ` ${receipt.toUpperCase()} `);
    expect(context.output()).toMatch(/Onde: nas preferências\n.*Análise: ligada\nFuncionais: desligada\n/s);
    expect(context.output()).toMatch(/\n\nVocê decide\.\nAceitar\n$/);
    await expect(consent(context, 'b'.repeat(36))).rejects.toThrow(consentProof.unknown);
  });
});
