import { describe, expect, test } from 'vitest';
import { eraseEmail } from '#features/erasure/remove.ts';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import type { SignUpFilter } from '#features/waitlist/staff/filter.ts';
import { listSignUps, signUpPages } from '#features/waitlist/staff/list.ts';
import { notedPages } from '#features/waitlist/staff/page-export.ts';
import { kinds } from '../../support/database/database.ts';
import { addSignUp } from '../../support/database/leads.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { pageRow } from '../../support/database/signups.ts';

const people = [
  { nome: 'José Assunção', empresa: 'Gazeta do Cais', email: 'jose@gazeta.example' },
  { nome: 'JOSEFA Müller', empresa: 'Diário 100%', email: 'josefa@diario.example' },
  {
    nome: 'Ana Dias',
    empresa: 'Jornal "A_B" d’Oeste–Sul',
    email: 'ana.dias@jornal.example',
    phone: '(11) 98765-4321',
  },
  { nome: 'Zoë Quadros', empresa: 'Rádio Ação', email: 'zoe@radio.example' },
  { nome: 'Ŷris Xu', empresa: 'Voz\\do Sul', email: 'iris@voz.example', source: 'chama-la' },
] as const;

/** What stands in some name, company or e-mail, as it is typed, and whom it finds. */
const searches: readonly (readonly [string, readonly number[]])[] = [
  ['JOSÉ', [2, 1]],
  ['  assuncao ', [1]],
  ['unção', [1]],
  ['%', [2]],
  ['_', [3]],
  ['s\nj', []],
  ['voz\\d', [5]],
  ['.example', [5, 4, 3, 2, 1]],
  ['ŷ', [5]],
  ['z', [5, 4, 1]],
  ['dias@jornal', [3]],
  ['D‘OESTE', [3]],
  ['oeste—sul', [3]],
  ['+55 (11) 98765-4321', [3]],
  ['98765.4321', [3]],
  ['98.76-54', [3]],
  ['ana 987654', []],
  ['ana  dias', [3]],
];

async function idsOf(pages: AsyncIterable<readonly { readonly id: number }[]>): Promise<readonly number[]> {
  const ids: number[] = [];
  for await (const page of pages) ids.push(...page.map(({ id }) => id));
  return ids;
}

describe.each(kinds)('searching sign-ups on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist');

  const add = async (): Promise<readonly number[]> => {
    const ids: number[] = [];
    for (const { email, ...row } of people) ids.push(await addSignUp(own.handle(), email, row));
    return ids;
  };
  const find = async (filter: SignUpFilter): Promise<readonly number[]> => {
    const { rows } = await listSignUps(own.handle(), filter, { limit: 50 });
    return rows.map(({ id }) => id);
  };

  test.each(searches)('%j', async (search, places) => {
    const ids = await add();
    const expected = places.map((place) => ids[place - 1]);
    expect(await find({ search })).toEqual(expected);
    const oldestFirst = signUpPages(own.handle(), { search }, 'date', true);
    expect(await idsOf(oldestFirst)).toEqual(expected.toReversed());
  });

  test('follows what a sign-up is corrected to, and who is removed (R-STF-11)', async () => {
    const sent = { ...pageRow, nome: 'José Assunção' };
    await addToWaitlist(own.handle(), sent, 'chave-da-tentativa');
    await addToWaitlist(own.handle(), { ...sent, nome: 'Quitéria Assis' }, 'chave-da-tentativa');
    expect(await find({ search: 'assunção' })).toEqual([]);
    expect(await find({ search: 'quiteria' })).toHaveLength(1);
    await eraseEmail(own.handle(), sent.email);
    expect(await find({ search: 'quiteria' })).toEqual([]);
  });

  test('goes together with filters, and counts what it finds, where the list begins', async () => {
    const ids = await add();
    expect(await find({ search: 'example', list: 'other' })).toEqual([ids[4]]);
    const first = await listSignUps(own.handle(), { search: 'example' }, { limit: 2 });
    expect([first.rows.length, first.many]).toEqual([2, people.length]);
    const cursor = { limit: 2, before: first.older };
    expect((await listSignUps(own.handle(), { search: 'example' }, cursor)).many).toBeUndefined();
  });

  test.each([
    { order: 'company', places: [2, 1, 3, 4, 5] },
    { order: 'date', places: [5, 4, 3, 2, 1] },
  ] as const)('lists by $order, back and forth, also when one at the edge is gone (R-EQ-7)', async (list) => {
    const { order, places } = list;
    const added = await add();
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = places.map((place) => added[place - 1]);
    const page = async (cursor: object) => {
      const { rows, newer, older } = await listSignUps(own.handle(), {}, { limit: 2, order, ...cursor });
      return [newer, rows.map(({ id }) => id), older];
    };
    expect(await page({})).toEqual([undefined, [a, b], b]);
    expect(await page({ before: b })).toEqual([c, [c, d], d]);
    expect(await page({ before: d })).toEqual([e, [e], undefined]);
    expect(await page({ after: e })).toEqual([c, [c, d], d]);
    expect(await page({ after: c })).toEqual([undefined, [a, b], b]);
    const exported = notedPages(own.handle(), { hasPortal: null }, order);
    expect(await idsOf(exported)).toEqual([a, b, c, d, e]);
    await own.db().deleteFrom('waitlist').where('id', '=', b).execute();
    // By company nobody knows where it stood: the list begins anew.
    expect(await page({ before: b })).toEqual(order === 'date' ? [c, [c, d], d] : [a, [a, c], c]);
    if (order === 'date') expect(await page({ after: b })).toEqual([undefined, [a], a]);
  });
});
