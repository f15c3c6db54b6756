// R-WL-20
import { setTimeout as sleep } from 'node:timers/promises';
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

  /**
   * Signs up again with the same key; another connection begins to erase the row right after the first statement of that kind.
   * @returns how the sign-up ended, and what the erasure left
   */
  async function signUpAgain(after: 'InsertQueryNode' | 'SelectQueryNode') {
    const other = await openDatabase(own.settings());
    const kindOf = new WeakMap<object, string>();
    let erasing: Promise<unknown> | undefined;
    const erase: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        kindOf.set(queryId, node.kind);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (erasing === undefined && kindOf.get(queryId) === after) {
          erasing = other.db.deleteFrom('waitlist').execute();
          // PostgreSQL erases it now; SQLite would, if the sign-up were not one transaction.
          await Promise.race([erasing, sleep(100)]);
        }
        return result;
      },
    };
    try {
      await addToWaitlist(own.handle(), pageRow, key);
      const outcome = await addToWaitlist({ db: own.handle().db.withPlugin(erase) }, pageRow, key);
      await erasing;
      const left = await own.handle().db.selectFrom('waitlist').select('email').execute();
      return { outcome, left: left.map(({ email }) => email) };
    } finally {
      await other.close();
    }
  }

  // On SQLite the erasure waits until the sign-up is through, and erases what was acknowledged before it.
  const expected =
    kind === 'sqlite' ? { outcome: 'repeated', left: [] } : { outcome: 'added', left: [pageRow.email] };

  test('is never acknowledged without a row when the row goes before it is read', async () => {
    expect(await signUpAgain('InsertQueryNode')).toEqual(expected);
  });

  test('is never acknowledged without a row when the row goes before it is changed', async () => {
    expect(await signUpAgain('SelectQueryNode')).toEqual(expected);
  });
});
