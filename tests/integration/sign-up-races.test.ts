import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { kinds } from '../support/database.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { pageRow } from '../support/signups.ts';

const key = 'a-chave-da-helena';

describe.each(kinds)('a sign-up while its row is erased, on %s', (kind) => {
  const own = migratedDatabase(kind, 'waitlist');

  /** Signs up again with the same key; another connection erases the row right after the first statement of that kind. */
  async function signUpAgain(after: 'InsertQueryNode' | 'SelectQueryNode') {
    const other = await openDatabase(own.settings());
    const kindOf = new WeakMap<object, string>();
    let isErased = false;
    const erase: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        kindOf.set(queryId, node.kind);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (!isErased && kindOf.get(queryId) === after) {
          isErased = true;
          await other.db.deleteFrom('waitlist').execute();
        }
        return result;
      },
    };
    try {
      await addToWaitlist(own.handle(), pageRow, key);
      return await addToWaitlist({ db: own.handle().db.withPlugin(erase) }, pageRow, key);
    } finally {
      await other.close();
    }
  }

  const stored = () => own.handle().db.selectFrom('waitlist').select('email').execute();

  test('is stored when the row goes before it is read', async () => {
    expect(await signUpAgain('InsertQueryNode')).toBe('added');
    expect(await stored()).toEqual([{ email: pageRow.email }]);
  });

  test('is stored when the row goes before it is changed', async () => {
    expect(await signUpAgain('SelectQueryNode')).toBe('added');
    expect(await stored()).toEqual([{ email: pageRow.email }]);
  });
});
