import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keptMs } from '#features/outbox/removals.ts';
import { keptMs as correctionsKeptMs } from '#features/waitlist/correct/correct.ts';
import { accessLogMonths } from '#server/http/access-log.ts';
import { knownForSeconds } from '#server/http/staff-guard.ts';
import { dayMs, monthsBefore } from '#shared/dates.ts';
import { fillFacts } from '#views/policies/policy-html.ts';
import { formatErasureMarks, hashEmail, newSalt, parseErasureMarks } from './erasure-marks.ts';
import { parseEmail } from './person.ts';
import { cutoff, type RetentionRule, retentionRules } from './retention.ts';

// R-STF-5
const now = new Date('2026-11-21T12:00:00.000Z');

describe('the periods', () => {
  test.each([
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
    ['2026-11-21T12:00:00.000Z', -12, '2027-11-21T12:00:00.000Z'],
  ])('count months by the calendar: %s less %i', (moment, months, before) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
  });

  test.each([
    ['no launch', undefined, undefined],
    ['a launch less than 12 months ago', '2026-01-10T03:00:00.000Z', undefined],
    ['a launch 12 months ago', '2025-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['a launch long ago', '2021-01-01T03:00:00.000Z', '2022-01-01T03:00:00.000Z'],
  ])('of the waiting list, with %s', (_, launched, before) => {
    const launch = launched === undefined ? undefined : new Date(launched);
    const [usual, afterLaunch] = retentionRules
      .filter(({ table }) => table === 'waitlist')
      .map((rule) => cutoff(rule, now, launch)?.toISOString());
    expect(usual).toBe('2024-11-21T12:00:00.000Z');
    expect(afterLaunch).toBe(before);
  });
});

describe('what the privacy policy, docs/lgpd.md and the code say of a term is the same', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const policy = fillFacts(read('src/content/policies/politica-de-privacidade.md'), 'full');
  const [, table = ''] = policy.split('## Que dados coletamos e por quê');
  const promised = rowsOf(table);
  const documented = rowsOf(read('docs/lgpd.md'));
  const termOf = (table: RetentionRule['table'], afterLaunch?: true): string => {
    const rule = retentionRules.find(
      (candidate) => candidate.table === table && candidate.afterLaunch === afterLaunch,
    );
    return rule?.days ? `${rule.days} days` : `${rule?.months} months`;
  };
  const inPortuguese: Readonly<Record<string, string>> = {
    '6 months': '6 meses',
    '12 months': '12 meses',
    '24 months': '24 meses',
    '60 months': '5 anos',
    '30 days': '30 dias',
    '1 days': '1 dia',
  };
  const inEnglish: Readonly<Record<string, string>> = { '60 months': '5 years', '1 days': 'one day' };

  const terms: readonly (readonly [policy: string, lgpd: string, term: string])[] = [
    ['Nome, e-mail, empresa', '`waitlist`', termOf('waitlist')],
    ['Nome, e-mail, empresa', '`waitlist`', termOf('waitlist', true)],
    ['Cadastro que veio', '`held_sign_ups`', termOf('held_sign_ups')],
    ['Site que trouxe', '`site_referrals`', termOf('site_referrals')],
    ['Da mesma visita', '`site_referrals`', termOf('site_referrals')],
    ['Quantas vezes por dia', '`day_counts`', termOf('day_counts')],
    ['Recibo da escolha', '`consents`', termOf('consents')],
    ['Pedido sobre os seus dados', '`data_requests`', termOf('data_requests')],
    ['Marca de que', '`erasures`', termOf('erasures')],
    ['Registro de acesso da equipe', '`staff_audit`', termOf('staff_audit')],
    ['Registros de acesso', '`DATA_DIR/access-log`', `${accessLogMonths} months`],
    ['Registros de acesso', 'log (standard', `${accessLogMonths} months`],
    ['E-mail de quem saiu', '`outbox.removed_*`', `${keptMs / dayMs} days`],
    ['O valor antigo', '`waitlist_corrections`', `${correctionsKeptMs / dayMs} days`],
    ['Endereço IP, só na memória', '`write_counts`', `${knownForSeconds / (24 * 60 * 60)} days`],
    ['Um código calculado do seu e-mail', '`confirmation_sends`', '1 days'],
    // Kept by people, not by the software.
    ['Mensagens por WhatsApp', 'WhatsApp', '12 months'],
    ['Notificação de conteúdo', 'mailbox of', '60 months'],
  ];

  test.each(terms)('%s', (inPolicy, inLgpd, term) => {
    expect(rowOf(promised, inPolicy)).toContain(inPortuguese[term]);
    expect(rowOf(documented, inLgpd)).toContain(inEnglish[term] ?? term);
  });

  test('no other row of the policy names a term of its own', () => {
    const others = promised.filter((row) => !terms.some(([start]) => row.startsWith(`| ${start}`)));
    expect(others.filter((row) => /\d+ (?:dias|meses|anos)[^|]*\|$/.test(row))).toEqual([]);
  });

  test('backups end after 30 days', () => {
    expect(policy).toContain('das cópias de segurança em até 30 dias');
    expect(rowOf(documented, 'backups')).toContain('30 days');
  });
});

function rowsOf(markdown: string): readonly string[] {
  return markdown.split('\n').filter((line) => line.startsWith('| '));
}

function rowOf(rows: readonly string[], start: string): string {
  return rows.find((row) => row.startsWith(`| ${start}`)) ?? '';
}

const salt = newSalt();
const marks = ['a@x.com', 'b@x.com'].map((email, index) => ({
  salt,
  email_hash: hashEmail(salt, email),
  created_at: `2026-03-0${index + 1}T12:00:00.000Z`,
}));

describe('marks of who was erased', () => {
  test('hide the address, and find it in any case', () => {
    expect(hashEmail(salt, 'Helena@X.com')).toBe(hashEmail(salt, 'helena@x.com'));
    expect(hashEmail(salt, 'helena@x.com')).not.toBe(hashEmail(newSalt(), 'helena@x.com'));
    expect(hashEmail(salt, 'helena@x.com')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('come back from a file as they were', () => {
    expect(parseErasureMarks(formatErasureMarks(marks))).toEqual(marks);
    expect(parseErasureMarks(formatErasureMarks(marks).replaceAll('\n', '\r\n'))).toEqual(marks);
    expect(parseErasureMarks('')).toEqual([]);
  });

  test.each([
    ['helena@x.com\n', 1],
    [`${formatErasureMarks(marks)}\n${formatErasureMarks(marks)}`, 3],
    [formatErasureMarks(marks).slice(0, -9), 2],
    [formatErasureMarks(marks).replace('2026-03-02', '2026-99-02'), 2],
  ])('another file is refused with the line: %#', (text, line) => {
    expect(parseErasureMarks(text)).toBe(line);
  });
});

test('an address that the staff paste is read as the forms store it', () => {
  expect(parseEmail('  Helena@Gazeta.com ')).toBe('helena@gazeta.com');
  expect(parseEmail('\u200Bhelena\u200D@gazeta\uFE0F.com')).toBe('helena@gazeta.com');
  expect(parseEmail('jose\u0301@gazeta.com')).toBe('jos\u00E9@gazeta.com');
  expect(parseEmail('helena')).toBeUndefined();
});
