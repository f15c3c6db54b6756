/** Kills pairs of servers (kill -9) that sign up and deliver, and counts notices lost, repeated and overlapping, on both databases. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase } from '../src/server/database/database.ts';
import { hookSecret, notify, type OutboxTask, smtpAt, startOutboxProcess } from '../tests/support/outbox.ts';
import { startHookServer, startMailServer } from '../tests/support/receivers.ts';
import { table } from './support/print.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const peoplePerServer = 40;
/** How long a pair lives, in milliseconds, from its first sign-up: from the least to the most, at random. */
const life = [100, 900] as const;
/** Longer than an attempt may take (tests/support/outbox.ts), so that no item has two owners. */
const leaseMs = 6_000;
/** One webhook in so many is answered 500, and one mail in so many is refused for now. */
const failsOneIn = 8;

const postgres = await startPostgres();
process.env.TEST_POSTGRES_URL = postgres?.url ?? '';
// Reads the variable when it is loaded.
const { emptyDatabase, kinds } = await import('../tests/support/database/database.ts');
if (postgres === undefined) console.log('PostgreSQL não encontrado: só SQLite.');
let failed = false;
for (const kind of kinds) failed = !(await run(kind)) || failed;
await postgres?.stop();
process.exitCode = failed ? 1 : 0;

async function run(kind: (typeof kinds)[number]): Promise<boolean> {
  const empty = await emptyDatabase(kind);
  await (await openDatabase(empty.settings)).close();
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
  const task: Omit<OutboxTask, 'emails'> = {
    database: empty.settings,
    notifications,
    delivers: true,
    leaseMs,
  };
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const pair = await Promise.all([start(), start()]);
    const [least, most] = life;
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
  const database = await openDatabase(empty.settings);
  const items = () =>
    database.db.selectFrom('outbox').select(['kind', 'key', 'state', 'waitlist_id']).execute();
  while ((await items()).some(({ state }) => state === 'pending')) await sleep(200);
  for (const { process: done } of last) done.kill('SIGTERM');
  await Promise.all(last.map(({ ended }) => ended));
  clearInterval(moods);

  const written = await items();
  const people = await database.db.selectFrom('waitlist').select(['id', 'email']).execute();
  const stored = new Set(people.map(({ email }) => email));
  const arrived = {
    'lead-webhook': hooks.received.map(({ id }) => id),
    'lead-email': mail.received.map(({ key }) => key),
  };
  const channels = Object.fromEntries(
    (Object.keys(arrived) as (keyof typeof arrived)[]).map((channel) => {
      const keys = new Set(arrived[channel]);
      const due = new Set(written.filter((item) => item.kind === channel).map(({ key }) => key));
      const row = {
        avisos: due.size,
        chegadas: arrived[channel].length,
        perdidos: [...due].filter((key) => !keys.has(key)).length,
        'chaves estranhas': [...keys].filter((key) => !due.has(key)).length,
      };
      return [channel, row];
    }),
  );
  const lost = acknowledged.filter((email) => !stored.has(email)).length;
  const incomplete = people.filter(
    ({ id }) => written.filter((item) => item.waitlist_id === id).length !== 2,
  ).length;
  await Promise.all([database.close(), hooks.close(), mail.close()]);
  await empty.remove();

  console.log(`\n${kind}: ${rounds} rodadas, cada uma com 2 servidores mortos (kill -9)`);
  console.log(
    table('inscrições', {
      [kind]: {
        confirmadas: acknowledged.length,
        perdidas: lost,
        'no banco': people.length,
        'sem os seus 2 avisos': incomplete,
        'webhooks com 500': refused,
        'mesmo webhook ao mesmo tempo': overlaps,
      },
    }),
  );
  console.log(table('canal', channels));
  const strange = Object.values(channels).reduce(
    (sum, row) => sum + row.perdidos + row['chaves estranhas'],
    0,
  );
  return acknowledged.length > 0 && lost + incomplete + overlaps + strange === 0;

  function start() {
    const emails = Array.from(
      { length: peoplePerServer },
      () => `pessoa-${crypto.randomUUID()}@bench.example`,
    );
    return startOutboxProcess({ ...task, emails });
  }
}
