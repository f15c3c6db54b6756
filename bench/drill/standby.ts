import { runSql } from '../../tests/support/database/database.ts';
import { startServer } from '../../tests/support/server.ts';
import { judge, newLedger, signUpMany, signUpUntil, untilMore, untilReadiness } from '../support/load.ts';
import { type Drill, ownPostgres } from '../support/scenarios.ts';

/**
 * Two PostgreSQL servers, the second a synchronous standby; the first is killed under load, and the second takes its place
 * (docs/operations.md, "No window at all"). Planted: nothing waits for the standby, which has fallen behind.
 */
export const standby: Drill = {
  name: 'standby',
  async run({ share, planted }) {
    await using first = await ownPostgres('postgres');
    await using second = await ownPostgres('postgres', first.url);
    const ledger = newLedger();
    const stop = new AbortController();
    try {
      await setting(first.url, 'synchronous_standby_names', planted ? '' : '*');
      const before = await startServer({ LOG_LEVEL: 'error', DATABASE_URL: first.url });
      const clients = signUpUntil(stop.signal, 8, () => [before.url], ledger);
      await untilMore(ledger, 500 * share);
      if (planted) await setting(second.url, 'primary_conninfo', '');
      await untilMore(ledger, 500 * share);
      await first.crash();
      const confirmed = ledger.acknowledged.length;
      stop.abort();
      await clients;
      await before.end('SIGKILL');

      await runSql(second.url, 'select pg_promote()');
      const after = await startServer({ LOG_LEVEL: 'error', DATABASE_URL: second.url });
      const ready = await untilReadiness(after.url, 200);
      await signUpMany(after.url, 100 * share, ledger);
      await after.end();
      const { rows, lost } = await judge({ databaseUrl: second.url, dataDir: '' }, ledger);
      return {
        isGood: lost === 0 && ready !== undefined && ledger.acknowledged.length > confirmed,
        lines: [
          `${confirmed} confirmadas pelo primeiro até o kill -9, ${ledger.acknowledged.length - confirmed} pelo segundo depois de promovido`,
          `${rows} guardadas, ${lost} perdidas`,
        ],
        row: { confirmadas: ledger.acknowledged.length, guardadas: rows, perdidas: lost },
      };
    } finally {
      stop.abort();
    }
  },
};

/** Each statement by itself: `alter system` is not allowed in a transaction. */
async function setting(url: string, name: string, value: string): Promise<void> {
  await runSql(url, `alter system set ${name} = '${value}'`);
  await runSql(url, 'select pg_reload_conf()');
}
