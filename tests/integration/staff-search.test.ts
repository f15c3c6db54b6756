import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseEmail } from '#features/erasure/remove.ts';
import type { SignUpFilter } from '#features/waitlist/staff/filter.ts';
import { listSignUps } from '#features/waitlist/staff/list.ts';
import { signUpPages } from '#features/waitlist/staff/pages.ts';
import { contains, searchTerm } from '#features/waitlist/staff/search.ts';
import { findByIndex } from '#features/waitlist/staff/search-index.ts';
import { kinds } from '../support/database.ts';
import { addSignUp } from '../support/leads.ts';
import { addManySignUps } from '../support/many-sign-ups.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

const people = [
  { nome: 'José Assunção', empresa: 'Gazeta do Cais', email: 'jose@gazeta.example' },
  { nome: 'JOSEFA Müller', empresa: 'Diário 100%', email: 'josefa@diario.example' },
  { nome: 'Ana Dias', empresa: 'Jornal "A_B"', email: 'ana.dias@jornal.example' },
  { nome: 'Zoë Quadros', empresa: 'Rádio Ação', email: 'zoe@radio.example' },
  { nome: 'Íris Xu', empresa: 'Voz\\do Sul', email: 'iris@voz.example', source: 'chama-la' },
] as const;

/** What stands in some name, company or e-mail, as it is typed, and whom it finds. */
const searches: readonly (readonly [string, readonly number[]])[] = [
  ['jose', [2, 1]],
  ['JOSÉ', [2, 1]],
  ['  assuncao ', [1]],
  ['unção', [1]],
  ['muller', [2]],
  ['100%', [2]],
  ['%', [2]],
  ['a_b', [3]],
  ['_', [3]],
  ['"a', [3]],
  ['s\nd', []],
  ['voz\\d', [5]],
  ['.example', [5, 4, 3, 2, 1]],
  ['xu', [5]],
  ['x', [5, 4, 3, 2, 1]],
  ['le', [5, 4, 3, 2, 1]],
  ['z', [5, 4, 1]],
  ['qq', []],
  ['dias@jornal', [3]],
  ['ana dias jornal', []],
  ['josé nobody', []],
];

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

  const askIndex = (search: string) =>
    findByIndex(own.handle(), { hasPortal: false }, searchTerm(search) ?? '', {
      from: undefined,
      isForward: false,
      most: 50,
    });

  test.each(searches)('%j', async (search, places) => {
    const ids = await add();
    const expected = places.map((place) => ids[place - 1]);
    expect(await find({ search })).toEqual(expected);
    // Few are looked through one by one; where there are more, the index must find the same.
    expect(await askIndex(search)).toEqual(expected);
    const exported: number[] = [];
    for await (const page of signUpPages(own.handle(), { search }))
      exported.push(...page.map(({ id }) => id));
    expect(exported).toEqual(expected.toReversed());
  });

  test('follows what is changed by hand, and what is removed', async () => {
    const [first = 0, second = 0] = await add();
    await own.handle().db.updateTable('waitlist').set({ nome: 'Quitéria' }).where('id', '=', first).execute();
    for (const ask of [(search: string) => find({ search }), askIndex]) {
      expect(await ask('assunção')).toEqual([]);
      expect(await ask('quiteria')).toEqual([first]);
    }
    await eraseEmail(own.handle(), 'josefa@diario.example');
    for (const ask of [(search: string) => find({ search }), askIndex]) {
      expect(await ask('josefa')).toEqual([]);
      expect(await ask('muller')).not.toContain(second);
    }
  });

  test('finds by the index who signed up since the last search, and nobody who was changed or erased before it', async () => {
    const ids = await add();
    expect(await askIndex('example')).toHaveLength(people.length);
    const [newest = 0, changed = 0] = [
      await addSignUp(own.handle(), 'rui@novo.example', { nome: 'Rui Novo' }),
      await addSignUp(own.handle(), 'eva@novo.example', { nome: 'Eva Nova' }),
    ];
    await addSignUp(own.handle(), 'some@novo.example', { nome: 'Some Logo' });
    await own
      .handle()
      .db.updateTable('waitlist')
      .set({ nome: 'Eva Outra' })
      .where('id', '=', changed)
      .execute();
    await eraseEmail(own.handle(), 'some@novo.example');
    expect(await countIndexed()).toBe(ids.length);
    expect(await askIndex('novo.example')).toEqual([changed, newest]);
    expect(await askIndex('eva nova')).toEqual([]);
    expect(await askIndex('some')).toEqual([]);
    expect(await countIndexed()).toBe(ids.length + 2);
    // Who has the highest number is erased: the next one is found as well.
    await eraseEmail(own.handle(), 'eva@novo.example');
    const last = await addSignUp(own.handle(), 'ivo@novo.example', { nome: 'Ivo Novo' });
    expect(await askIndex('novo')).toEqual([last, newest]);
  });

  /** How many sign-ups the index holds. */
  async function countIndexed(): Promise<number> {
    const held = kind === 'sqlite' ? sql`waitlist_search_docsize` : sql`waitlist_search where is_indexed`;
    const { rows } = await sql<{ many: number }>`select count(*) as many from ${held}`.execute(
      own.handle().db,
    );
    return Number(rows[0]?.many);
  }

  test('goes together with filters', async () => {
    const ids = await add();
    expect(await find({ search: 'example', source: 'chama-la' })).toEqual([ids[4]]);
    expect(await find({ search: 'jose', source: 'chama-la' })).toEqual([]);
  });

  test('gives pages both ways', async () => {
    const ids = (await add()).toReversed();
    const search = 'example';
    const first = await listSignUps(own.handle(), { search }, { limit: 2 });
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.newer).toBeUndefined();
    const second = await listSignUps(own.handle(), { search }, { limit: 2, before: first.older });
    expect(second.rows.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const third = await listSignUps(own.handle(), { search }, { limit: 2, before: second.older });
    expect(third.rows.map(({ id }) => id)).toEqual(ids.slice(4));
    expect(third.older).toBeUndefined();
    const back = await listSignUps(own.handle(), { search }, { limit: 2, after: third.newer });
    expect(back).toEqual(second);
    expect(await listSignUps(own.handle(), { search }, { limit: 2, after: back.newer })).toEqual({
      ...first,
      newer: undefined,
    });
  });
});

describe.each(kinds)('searching many sign-ups on %s', (kind) => {
  // Removed as a whole: taking this many out of the index one by one takes seconds.
  const own = migratedDatabase(kind);

  test('finds each that there is, in the order of the list, whether it stands in many, in few or in none', async () => {
    // More than are looked through one by one, and more than fill the index at a time.
    const many = 2_100;
    const { db } = own.handle();
    await addManySignUps(own.handle(), many);
    await db
      .updateTable('waitlist')
      .set({ nome: 'Ŷvone Kzwyx', source: 'rara' })
      .where('id', '=', 7)
      .execute();
    const all = await db
      .selectFrom('waitlist')
      .select(['id', 'nome', 'empresa', 'email'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    for (const search of ['jornal', 'e', '77', '2099', 'yvone', 'KZ', 'ŷ', 'zw', 'nenhum assim', 'qw', 'ß']) {
      const term = searchTerm(search) ?? '';
      const expected = all.filter((row) => contains(row, term)).map(({ id }) => id);
      const page = await listSignUps(own.handle(), { search }, { limit: 50 });
      expect(
        page.rows.map(({ id }) => id),
        search,
      ).toEqual(expected.slice(0, 50));
      const whole = { from: undefined, isForward: true, most: many };
      expect(await findByIndex(own.handle(), {}, term, whole), search).toEqual(expected.toReversed());
    }
    const { rows } = await listSignUps(own.handle(), { search: 'kzwyx', source: 'rara' }, { limit: 50 });
    expect(rows.map(({ id }) => id)).toEqual([7]);
  });
});
