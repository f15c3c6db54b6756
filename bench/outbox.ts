/** Kills pairs of servers (kill -9) that sign up and deliver, and counts notices lost, repeated and overlapping, on both databases. */
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateDatabase, openDatabase } from '../src/server/database/database.ts';
import type { DatabaseKind } from '../src/server/database/tables.ts';
import { hookSecret, notify, type OutboxTask, smtpAt, startOutboxProcess } from '../tests/support/outbox.ts';
import { startMailServer } from '../tests/support/receivers.ts';
import { judge, reportOf, signUpRow } from './support/load.ts';
import { table } from './support/print.ts';
import { onBoth, ownPostgres, playAll, type Report } from './support/scenarios.ts';
import { ownHooks, ownSite } from './support/site.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const peoplePerServer = 40;
/** How long a pair lives, in milliseconds, from its first sign-up: from the least to the most, at random. */
const [least, most] = [100, 900];
/** Longer than an attempt may take (tests/support/outbox.ts), so that no item has two owners. */
const leaseMs = 6_000;
/** One webhook in so many is answered 500, and one mail in so many is refused for now. */
const failsOneIn = 8;
const seller = 'vendas@cometta.example';

await playAll(onBoth(`${rounds} rodadas, cada uma com 2 servidores mortos por kill -9`, run));

async function run(kind: DatabaseKind): Promise<Report> {
  await using postgres = await ownPostgres(kind);
  await using site = ownSite(postgres?.url);
  const { settings, ledger } = site;
  await migrateDatabase(settings);
  await using hooks = await ownHooks();
  const mail = await startMailServer();
  const underWay = new Set<string>();
  let overlaps = 0;
  let refused = 0;
  hooks.answer = (response, { id }) => {
    if (underWay.has(id)) overlaps += 1;
    underWay.add(id);
    setTimeout(() => {
      underWay.delete(id);
      const fails = Math.random() * failsOneIn < 1;
      if (fails) refused += 1;
      response.writeHead(fails ? 500 : 204).end();
    }, Math.random() * 20);
  };
  const moods = setInterval(() => {
    if (Math.random() * failsOneIn < 1) mail.mood.refuses.set(seller, 451);
    else mail.mood.refuses.clear();
  }, 50);

  const notifications = notify({
    smtp: smtpAt(mail.url),
    leadsEmailTo: [seller],
    webhook: { url: hooks.url, secrets: [hookSecret] },
  });
  const task: Omit<OutboxTask, 'emails'> = { database: settings, notifications, leaseMs };
  const start = () => {
    const emails = Array.from({ length: peoplePerServer }, () => signUpRow().email);
    ledger.sent += emails.length;
    return startOutboxProcess({ ...task, emails });
  };
  for (let round = 1; round <= rounds; round += 1) {
    const pair = await Promise.all([start(), start()]);
    await sleep(least + Math.random() * (most - least));
    for (const { process: victim } of pair) victim.kill('SIGKILL');
    await Promise.all(pair.map(({ ended }) => ended));
    ledger.acknowledged.push(...pair.flatMap(({ committed }) => committed));
    console.log(`${kind}, rodada ${round}: ${ledger.acknowledged.length} inscrições confirmadas até aqui`);
  }

  // Two more, which are left alone until nothing is pending.
  const last = await Promise.all([startOutboxProcess({ ...task, emails: [] }), start()]);
  await last[1].done;
  ledger.acknowledged.push(...last[1].committed);
  const database = await openDatabase(settings);
  const items = () =>
    database.db.selectFrom('outbox').select(['kind', 'key', 'state', 'waitlist_id']).execute();
  while ((await items()).some(({ state }) => state === 'pending')) await sleep(200);
  for (const { process: done } of last) done.kill('SIGTERM');
  await Promise.all(last.map(({ ended }) => ended));
  clearInterval(moods);

  const written = await items();
  const people = await database.db.selectFrom('waitlist').select('id').execute();
  await Promise.all([database.close(), mail.close()]);
  const compare = (channel: string, arrived: readonly string[]) => {
    const keys = new Set(arrived);
    const due = new Set(written.filter((item) => item.kind === channel).map(({ key }) => key));
    return {
      avisos: due.size,
      chegadas: arrived.length,
      perdidos: [...due].filter((key) => !keys.has(key)).length,
      'chaves estranhas': [...keys].filter((key) => !due.has(key)).length,
    };
  };
  const channels = {
    webhook: compare(
      'lead-webhook',
      hooks.received.map(({ id }) => id),
    ),
    'e-mail': compare(
      'lead-email',
      mail.received.map(({ key }) => key),
    ),
  };
  const incomplete = people.filter(
    ({ id }) => written.filter((item) => item.waitlist_id === id).length !== 2,
  ).length;
  const strange = Object.values(channels).reduce(
    (sum, row) => sum + row.perdidos + row['chaves estranhas'],
    0,
  );
  const isSound = incomplete + overlaps + strange === 0;
  return reportOf(ledger, await judge(settings, ledger), isSound, [table('canal', channels)], {
    'sem os seus 2 avisos': incomplete,
    'webhooks com 500': refused,
    'mesmo webhook ao mesmo tempo': overlaps,
  });
}
