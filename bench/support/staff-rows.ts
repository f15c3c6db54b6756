import { searchText } from '../../src/features/waitlist/rules/search-text.ts';
import { continueAfter, insertRows } from '../../src/server/database/copy/rows.ts';
import type { DatabaseHandle } from '../../src/server/database/database.ts';
import { dayMs, dayOf } from '../../src/shared/dates.ts';
import { pageRow } from '../../tests/support/database/signups.ts';
import { dialogSignUp } from '../../tests/support/outbox.ts';

const words = (list: string): readonly string[] => list.split(',');
const firstNames = words('Ana,João,Maria,José,Antônio,Francisca,Luiz,Márcia,Letícia,André,Íris,Zélia');
const lastNames = words(
  'Silva,Santos,Oliveira,Souza,Lima,Costa,Gonçalves,Araújo,Assunção,Muñoz,Müller,Quadros',
);
const papers = words('Jornal,Gazeta,Diário,Folha,Tribuna,Correio,Portal,Revista,Notícias,Rádio,Voz,Boletim');
const towns = words('da Cidade,do Cais,de Minas,do Sertão,de Itabira,do Vale,de São José,do Recôncavo');
const sources = words('portal-ai-dedicated,newsletter,sites-para-jornais,chama-la,leia-la,home-hero');
const sizes = ['startup', 'pequeno', 'medio', 'grande', 'enterprise', null] as const;
const positions = words(
  'jornalista,editor,diretor-redacao,ceo-fundador,gestor-conteudo,analista-ti,Ouvidora',
);
/** The one sign-up that a rare search finds. */
const rareName = 'Quitéria Ximenes Vasconcelhos';

const perInsert = 500;

/** A number from 0 to 1 that belongs to `n`, so that every run writes the same. */
const chance = (n: number, salt: number): number => {
  let x = Math.imul(n ^ (salt * 0x9e37_79b9), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
};
const pick = <Item>(items: readonly Item[], n: number, salt: number): Item =>
  // Small numbers come more often, as the values at the head of a list do in life.
  items[Math.floor(chance(n, salt) ** 1.6 * items.length)] as Item;
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

const dialog = dialogSignUp('pessoa@jornal.example');

function signUp(n: number, count: number) {
  const first = pick(firstNames, n, 1);
  const paper = `${pick(papers, n, 3)} ${pick(towns, n, 4)}`;
  const source = pick(sources, n, 5);
  const person = {
    nome:
      n === Math.floor(count / 3) ? rareName : `${first} ${pick(lastNames, n, 7)} ${pick(lastNames, n, 2)}`,
    email: `${plain(first)}${n}@${plain(paper)}${Math.floor(chance(n, 8) * 900)}.com.br`,
    empresa: paper,
    phone: chance(n, 10) < 0.5 ? pageRow.phone : null,
  };
  const withoutPortal = { has_news_portal: false, portal_name: null, portal_url: null };
  const page = { ...pageRow, ...(chance(n, 6) < 0.5 && withoutPortal), company_size: pick(sizes, n, 11) };
  return {
    ...(source === page.source ? page : dialog),
    ...person,
    search_text: searchText(person),
    cargo: pick(positions, n, 9),
    source,
    // The staff began with the oldest, and half of the list is too young yet.
    attendance: n < count / 2 && chance(n, 12) < 0.3 ? 'attended' : 'open',
  };
}

const visit = (n: number) => ({
  referring_domain: `jornal${Math.floor(chance(n, 20) ** 3 * 3_000)}.com.br`,
  page_visited: '/sites-para-jornais',
  metadata: { landing: '/sites-para-jornais' },
});

function consent(n: number) {
  const all = chance(n, 30) < 0.6;
  return {
    receipt: `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
    policy_version: '0123456789abcdef',
    layer: 'banner',
    essential: true,
    analytics: all || chance(n, 31) < 0.1,
    functional: all || chance(n, 32) < 0.2,
    marketing: all,
  };
}

/** What the staff did: mostly reading, and rarely anything with the sign-up that the bench asks for. */
function act(n: number) {
  const isList = chance(n, 40) < 0.4;
  return {
    action: isList ? 'list' : pick(['read', 'attend', 'correct', 'export'], n, 41),
    subject: 'sign-up',
    subject_id: isList ? null : Math.ceil(chance(n, 42) * 100_000),
    detail: isList ? 'busca lista=newsletter' : null,
    who: pick(['Ana Lima', 'Rui Prado', 'equipe'], n, 43),
    address: '203.0.113.0/24',
  };
}

/** Days full of campaigns that somebody invented: each seen once. */
const dayCount = (n: number) => ({
  day: dayOf(new Date(Date.now() - (n % 90) * dayMs)),
  page: '/',
  campaign: `campanha inventada ${n}`,
  kind: pick(['view', 'begun', 'sent'], n, 50),
  n: 1,
});

const kinds = {
  waitlist: signUp,
  site_referrals: visit,
  consents: consent,
  staff_audit: act,
  day_counts: dayCount,
} as const;

/** Writes `count` rows like those of life into a table, spread evenly over the days up to now. */
export async function addRows(
  { db, kind }: DatabaseHandle,
  table: keyof typeof kinds,
  count: number,
  days: number,
): Promise<void> {
  const newest = Date.now();
  const rowOf = (id: number) => {
    const age = ((count - id) / count) * days * dayMs;
    return { id, created_at: new Date(newest - Math.round(age)).toISOString(), ...kinds[table](id, count) };
  };
  await db.transaction().execute(async (transaction) => {
    for (let first = 1; first <= count; first += perInsert) {
      const many = Math.min(perInsert, count - first + 1);
      const rows = Array.from({ length: many }, (_, index) => rowOf(first + index));
      await insertRows(transaction, table, rows);
    }
  });
  await continueAfter(kind, db, table, count);
}
