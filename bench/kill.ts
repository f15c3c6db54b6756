/**
 * Kills pairs of servers (kill -9) that sign up and deliver, again and again, on both databases, and counts acknowledged sign-ups that are
 * missing, and notices lost, repeated and overlapping.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseKind } from '../src/server/database/tables.ts';
import { withDatabase } from '../tests/support/database/database.ts';
import { startMailServer } from '../tests/support/receivers.ts';
import { clientsOf, reportOf, signUp, startLoad, untilDelivered, untilMore } from './support/load.ts';
import { table } from './support/print.ts';
import { onBoth, type Report } from './support/scenarios.ts';
import { ownHooks, ownSite } from './support/site.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 25);
/** How long a pair lives after its first sign-up, in milliseconds: from the least to the most, at random. */
const [least, most] = [100, 900];
/** One webhook in so many is answered 500, and one mail in so many is refused for now. */
const failsOneIn = 8;
const seller = 'vendas@cometta.example';

export const scenarios = onBoth(`${rounds} rodadas, cada uma com 2 servidores mortos por kill -9`, run);

async function run(kind: DatabaseKind): Promise<Report> {
  await using hooks = await ownHooks();
  const mail = await startMailServer();
  await using site = await ownSite(kind, { ...hooks.env, SMTP_URL: mail.url, LEADS_EMAIL_TO: seller });
  const { settings, ledger } = site;
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

  for (let round = 1; round <= rounds; round += 1) {
    const pair = await Promise.all([site.start(), site.start()]);
    await using _ = startLoad(ledger, 16, clientsOf(pair.map(({ url }) => url)));
    await untilMore(ledger, 1);
    await sleep(least + Math.random() * (most - least));
    await Promise.all(pair.map((server) => server.kill()));
  }
  clearInterval(moods);
  mail.mood.refuses.clear();

  // One more, so that what is counted is what a server itself finds after the last kill. It is left alone until nothing is pending: what
  // the dead had in hand is theirs for two minutes.
  const last = await site.start();
  const repeated = await signUp(last.url, ledger.acknowledged.at(-1) ?? '');
  const written = await withDatabase(settings, untilDelivered);
  await last.stop();
  await mail.close();
  const people = await withDatabase(settings, ({ db }) => db.selectFrom('waitlist').select('id').execute());
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
  const told = hooks.received.map(({ id }) => id);
  const mailed = mail.received.map(({ key }) => key);
  const channels = { webhook: compare('lead-webhook', told), 'e-mail': compare('lead-email', mailed) };
  const noticesOf = (id: number) => written.filter((item) => item.waitlist_id === id).length;
  const incomplete = people.filter(({ id }) => noticesOf(id) !== 2).length;
  const isExact = Object.values(channels).every((row) => row.perdidos + row['chaves estranhas'] === 0);
  return await reportOf(
    site,
    () => repeated === 409 && isExact && incomplete + overlaps === 0,
    [`repetir a última: ${repeated}`, table('canal', channels)],
    {
      'sem os seus 2 avisos': incomplete,
      'webhooks com 500': refused,
      'mesmo webhook ao mesmo tempo': overlaps,
    },
  );
}
