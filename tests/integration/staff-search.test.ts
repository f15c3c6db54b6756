import { describe, expect, test } from 'vitest';
import { eraseEmail } from '#features/erasure/remove.ts';
import type { SignUpFilter } from '#features/waitlist/staff/filter.ts';
import { listSignUps } from '#features/waitlist/staff/list.ts';
import { signUpPages } from '#features/waitlist/staff/pages.ts';
import { mergeSearch } from '#server/database/merge-search.ts';
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

  test.each(searches)('%j', async (search, places) => {
    const ids = await add();
    const expected = places.map((place) => ids[place - 1]);
    expect(await find({ search })).toEqual(expected);
    // With a filter that all fit, the few are looked through one by one: the same must come out.
    expect(await find({ search, hasPortal: false })).toEqual(expected);
    const exported: number[] = [];
    for await (const page of signUpPages(own.handle(), { search }))
      exported.push(...page.map(({ id }) => id));
    expect(exported).toEqual(expected.toReversed());
  });

  test('follows what is changed by hand, and what is removed', async () => {
    const [first = 0, second = 0] = await add();
    await own.handle().db.updateTable('waitlist').set({ nome: 'Quitéria' }).where('id', '=', first).execute();
    expect(await find({ search: 'assunção' })).toEqual([]);
    expect(await find({ search: 'quiteria' })).toEqual([first]);
    await eraseEmail(own.handle(), 'josefa@diario.example');
    expect(await find({ search: 'josefa' })).toEqual([]);
    expect(await find({ search: 'muller' })).not.toContain(second);
  });

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

  test('finds what stands in many, in few and in none', async () => {
    // More than are read before the index of the embedded database is asked; PostgreSQL asks its own whenever a page is not full.
    const many = kind === 'sqlite' ? 4_050 : 100;
    const { db } = own.handle();
    const find = async (filter: SignUpFilter): Promise<readonly number[]> => {
      const { rows } = await listSignUps(own.handle(), filter, { limit: 50 });
      return rows.map(({ id }) => id);
    };
    await addManySignUps(own.handle(), many);
    await db
      .updateTable('waitlist')
      .set({ nome: 'Ŷvone Kzwyx', source: 'rara' })
      .where('id', '=', 7)
      .execute();
    for (const search of ['jornal', 'ex', 'e']) {
      expect((await find({ search })).slice(0, 2)).toEqual([many, many - 1]);
    }
    for (const search of ['yvone', 'KZWYX', 'kz', 'zw', 'yx', 'ŷ', 'ŷv']) {
      const found = await find({ search });
      expect(found, search).toContain(7);
      if (search !== 'ŷ') expect(found, search).toEqual([7]);
    }
    for (const search of ['nenhum assim', 'qw', 'ß']) expect(await find({ search }), search).toEqual([]);
    // Every day (leads purge).
    await mergeSearch(own.handle());
    expect(await find({ search: 'kzwyx' })).toEqual([7]);
    // On SQLite more sign-ups fit the filter than are looked through one by one.
    expect(await find({ search: 'kzwyx', hasPortal: false })).toEqual([7]);
  });
});
