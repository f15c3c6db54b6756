/** Kills pairs of servers (kill -9) that sign up and deliver, and counts notices lost, repeated and overlapping, on both databases. */
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateDatabase, openDatabase } from '../src/server/database/database.ts';
import type { DatabaseKind } from '../src/server/database/tables.ts';
import { emptyDatabase } from '../tests/support/database/database.ts';
import { hookSecret, notify, type OutboxTask, smtpAt, startOutboxProcess } from '../tests/support/outbox.ts';
import { startHookServer, startMailServer } from '../tests/support/receivers.ts';
import { signUpRow } from './support/load.ts';
import { table } from './support/print.ts';
import { ownPostgres, playAll, type Report } from './support/scenarios.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const peoplePerServer = 40;
/** How long a pair lives, in milliseconds, from its first sign-up: from the least to the most, at random. */
const [least, most] = [100, 900];
/** Longer than an attempt may take (tests/support/outbox.ts), so that no item has two owners. */
const leaseMs = 6_000;
/** One webhook in so many is answered 500, and one mail in so many is refused for now. */
const failsOneIn = 8;

const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];
await playAll(
  kinds.map((kind) => ({
    name: `${rounds} rodadas, cada uma com 2 servidores mortos por kill -9 (${kind})`,
    kind,
  })),
  ({ kind }) => run(kind),
);

async function run(kind: DatabaseKind): Promise<Report> {
  await using postgres = await ownPostgres(kind);
  const empty = await emptyDatabase('sqlite');
  const settings = { ...empty.settings, databaseUrl: postgres?.url };
  await migrateDatabase(settings);
  const hooks = await startHookServer();
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
  const seller = 'vendas@cometta.example';
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
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const pair = await Promise.all([start(), start()]);
    await sleep(least + Math.random() * (most - least));
    for (const { process: victim } of pair) victim.kill('SIGKILL');
    await Promise.all(pair.map(({ ended }) => ended));
    acknowledged.push(...pair.flatMap(({ committed }) => committed));
    console.log(`${kind}, rodada ${round}: ${acknowledged.length} inscrições confirmadas até aqui`);
  }

  // Two more, which are left alone until nothing is pending.
  const last = await Promise.all([startOutboxProcess({ ...task, emails: [] }), start()]);
  await last[1].done;
  acknowledged.push(...last[1].committed);
  const database = await openDatabase(settings);
  const items = () =>
    database.db.selectFrom('outbox').select(['kind', 'key', 'state', 'waitlist_id']).execute();
  while ((await items()).some(({ state }) => state === 'pending')) await sleep(200);
  for (const { process: done } of last) done.kill('SIGTERM');
  await Promise.all(last.map(({ ended }) => ended));
  clearInterval(moods);

  const written = await items();
  const people = await database.db.selectFrom('waitlist').select(['id', 'email']).execute();
  const stored = new Set(people.map(({ email }) => email));
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
  const hookKeys = hooks.received.map(({ id }) => id);
  const mailKeys = mail.received.map(({ key }) => key);
  const webhook = compare('lead-webhook', hookKeys);
  const email = compare('lead-email', mailKeys);
  const lost = acknowledged.filter((email) => !stored.has(email)).length;
  const incomplete = people.filter(
    ({ id }) => written.filter((item) => item.waitlist_id === id).length !== 2,
  ).length;
  await Promise.all([database.close(), hooks.close(), mail.close()]);
  await empty.remove();
  const strange = [webhook, email].reduce((sum, row) => sum + row.perdidos + row['chaves estranhas'], 0);
  return {
    isGood: acknowledged.length > 0 && lost + incomplete + overlaps + strange === 0,
    lines: table('canal', { webhook, 'e-mail': email }).split('\n'),
    row: {
      confirmadas: acknowledged.length,
      perdidas: lost,
      'no banco': people.length,
      'sem os seus 2 avisos': incomplete,
      'webhooks com 500': refused,
      'mesmo webhook ao mesmo tempo': overlaps,
    },
  };

  function start() {
    const emails = Array.from({ length: peoplePerServer }, () => signUpRow().email);
    return startOutboxProcess({ ...task, emails });
  }
}
