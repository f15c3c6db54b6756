import { listAudit } from '../../src/features/audit/audit.ts';
import { readConsentWeeks } from '../../src/features/consent/staff/weeks.ts';
import { countOverdue } from '../../src/features/data-requests/staff/requests.ts';
import { findRows } from '../../src/features/erasure/person.ts';
import { readFunnel } from '../../src/features/funnel/staff/funnel.ts';
import { countUndelivered } from '../../src/features/outbox/staff/notices.ts';
import { readVisits } from '../../src/features/referral/staff/visits.ts';
import type { ListOrder, SignUpFilter } from '../../src/features/waitlist/staff/filter.ts';
import { countSignUps, listSignUps } from '../../src/features/waitlist/staff/list.ts';
import { readSignUp } from '../../src/features/waitlist/staff/sign-up.ts';
import { readSummary } from '../../src/features/waitlist/staff/summary.ts';
import type { DatabaseHandle } from '../../src/server/database/database.ts';
import { dayMs, dayOf } from '../../src/shared/dates.ts';
import { percentile, type Row } from './print.ts';

const limit = 50;

/** Each question of the staff's pages, by what the console calls it. */
function viewsOf(database: DatabaseHandle, count: number): Readonly<Record<string, () => Promise<unknown>>> {
  const now = new Date();
  const middle = Math.floor(count / 2);
  const day = (ago: number): string => dayOf(new Date(now.getTime() - ago * dayMs));
  const list = (filter: SignUpFilter, before?: number, order?: ListOrder) => () =>
    listSignUps(database, filter, { limit, before, order });
  return {
    // As the page asks for it, all at once.
    resumo: () =>
      Promise.all([
        readSummary(database, now),
        readVisits(database, { since: day(29), until: day(0), limit: 5 }),
        countUndelivered(database),
        countOverdue(database, now),
        readConsentWeeks(database, now, 8),
      ]),
    'lista, primeira página': list({}),
    'lista, no meio': list({}, middle),
    'por empresa, no meio': list({}, middle, 'company'),
    'filtro cargo': list({ cargo: 'editor' }),
    'filtro outros cargos': list({ cargo: 'outro' }),
    'filtro lista': list({ list: 'portal' }),
    'filtro outra lista': list({ list: 'other' }),
    'filtro período antigo': list({ since: day(80), until: day(79) }),
    'filtro com portal, porte e período': list({
      hasPortal: true,
      size: 'enterprise',
      since: day(60),
      until: day(31),
    }),
    'filtro lista e porte que não se encontram': list({ list: 'newsletter', size: 'enterprise' }),
    'filtro sem campanha': list({ campaign: null }),
    'filtro em aberto, no meio': list({ state: 'open' }, middle),
    'filtro atendido, com portal e porte': list({ state: 'attended', hasPortal: true, size: 'enterprise' }),
    'filtro em aberto e outra lista': list({ state: 'open', list: 'other' }),
    'contagem, em aberto e lista': () => countSignUps(database, { state: 'open', list: 'other' }),
    'busca de telefone': list({ search: '+55 11 99999-0000' }),
    'busca frequente (jornal)': list({ search: 'jornal' }),
    'busca frequente, no meio': list({ search: 'jornal' }, middle),
    'busca rara (quitéria ximenes)': list({ search: 'Quitéria Ximenes' }),
    'busca sem resultado': list({ search: 'zzqxk' }),
    'busca de 1 letra (z)': list({ search: 'z' }),
    'busca de 2 letras sem resultado (qx)': list({ search: 'qx' }),
    'busca rara com filtro': list({ search: 'quiteria ximenes', hasPortal: false }),
    'busca frequente, só atendidos': list({ search: 'jornal', state: 'attended' }),
    'busca frequente com filtro que a exclui': list({
      search: 'jornal',
      list: 'newsletter',
      hasPortal: true,
    }),
    'uma inscrição': () => readSignUp(database, Math.floor(count / 3)),
    'indicações, 90 dias': () => readVisits(database, { since: day(89), until: day(0), limit: 100 }),
    'funil, 90 dias': () => readFunnel(database, { since: day(89), until: day(0) }),
    'auditoria, primeira página': () => listAudit(database, { limit }),
    'auditoria de uma pessoa': async () =>
      listAudit(database, { rows: await findRows(database, String(Math.floor(count / 3))), limit }),
    'auditoria de quem não há': () => listAudit(database, { who: 'ninguém', limit }),
    'auditoria, um ato raro': () => listAudit(database, { action: 'erase', limit }),
    'consentimentos, 12 semanas': () => readConsentWeeks(database, now, 12),
  };
}

/** How long each takes, in milliseconds, after two times that are not counted. */
export async function measureViews(
  database: DatabaseHandle,
  count: number,
  times: number,
): Promise<Readonly<Record<string, Row>>> {
  const rows: Record<string, Row> = {};
  for (const [name, view] of Object.entries(viewsOf(database, count))) {
    const taken: number[] = [];
    for (let time = -2; time < times; time += 1) {
      const start = performance.now();
      await view();
      if (time >= 0) taken.push(performance.now() - start);
    }
    const at = (share: number): number => Math.round(percentile(taken, share) * 10) / 10;
    rows[name] = { 'p50 (ms)': at(0.5), 'p95 (ms)': at(0.95), 'máximo (ms)': at(1) };
  }
  return rows;
}
