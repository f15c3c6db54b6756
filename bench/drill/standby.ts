import { runSql } from '../../tests/support/database/database.ts';
import { clientsOf, reportOf, signUpMany, startLoad, untilMore, untilReadiness } from '../support/load.ts';
import { type How, ownPostgres, type Report } from '../support/scenarios.ts';
import { ownSite } from '../support/site.ts';

/**
 * Two PostgreSQL servers, the second a synchronous standby; the first is killed under load, and the second takes its place
 * (docs/operations.md, "No window at all"). Planted: nothing waits for the standby, which has fallen behind.
 */
export async function standby({ share, planted }: How): Promise<Report> {
  await using site = await ownSite('postgres');
  const first = site.settings.databaseUrl ?? '';
  await using second = await ownPostgres(first);
  await setting(first, 'synchronous_standby_names', planted ? '' : '*');
  const { ledger } = site;
  const before = await site.start();
  await using load = startLoad(ledger, 8, clientsOf([before.url]));
  await untilMore(ledger, 500 * share);
  if (planted) await setting(second.url, 'primary_conninfo', '');
  await untilMore(ledger, 500 * share);
  await site.postgres?.crash();
  const confirmed = ledger.acknowledged.length;
  await load.stop();
  await before.kill();

  await runSql(second.url, 'select pg_promote()');
  const after = await site.start({ DATABASE_URL: second.url });
  const ready = await untilReadiness(after.url, 200);
  await signUpMany(after.url, 100 * share, ledger);
  await after.stop();
  const later = ledger.acknowledged.length - confirmed;
  const promoted = { ledger, settings: { databaseUrl: second.url, dataDir: '' } };
  return await reportOf(promoted, () => ready !== undefined && later > 0, [
    `${confirmed} confirmadas pelo primeiro até o kill -9, ${later} pelo segundo depois de promovido`,
  ]);
}

/** Each statement by itself: `alter system` is not allowed in a transaction. */
async function setting(url: string, name: string, value: string): Promise<void> {
  await runSql(url, `alter system set ${name} = '${value}'`);
  await runSql(url, 'select pg_reload_conf()');
}
