import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { noticeReason } from '../../src/content/staff/notices.ts';
import { openDatabase } from '../../src/server/database/database.ts';
import { HONEYPOT_FIELD } from '../../src/shared/honeypot.ts';
import { reportOf, signUpMany, untilDelivered } from '../support/load.ts';
import type { How, Report } from '../support/scenarios.ts';
import { ownHooks, ownSite } from '../support/site.ts';

const signIn = 'equipe:uma senha de doze letras';

/**
 * A server with a webhook, and its staff.
 * @param fault statement that plants one in the database
 */
async function staffed(fault: string | undefined) {
  await using setup = new AsyncDisposableStack();
  const hooks = setup.use(await ownHooks());
  const site = setup.use(await ownSite('sqlite', { STAFF_BASIC_AUTH: signIn, ...hooks.env }));
  const server = await site.start();
  const database = setup.use(await openDatabase(site.settings));
  if (fault !== undefined) await sql.raw(fault).execute(database.db);
  const taken = new Set<string>();
  hooks.answer = (response, { body }) => {
    taken.add(JSON.parse(body).data.email);
    response.writeHead(204).end();
  };
  const running = setup.move();
  return {
    hooks,
    database,
    signUps: (people: number, more?: object) => signUpMany(server.url, people, site.ledger, more),
    /** Asks for a page of the staff's, or presses a button of it. */
    async staff(path: string, fields?: Readonly<Record<string, string>>): Promise<string> {
      const answer = await fetch(server.url + path, {
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
        headers: { Authorization: `Basic ${btoa(signIn)}`, Origin: server.url, Accept: 'text/html' },
      });
      return answer.text();
    },
    /** Waits until so many people's notices are taken; no longer than half a minute, then some are lost. */
    async untilTold(people: number): Promise<void> {
      for (let waited = 0; taken.size < people && waited < 30_000; waited += 20) await sleep(20);
    },
    /** Kills the server, and counts who was acknowledged and is not on the list, or was told to nobody. */
    async end(isSound: boolean, seen: readonly string[]): Promise<Report> {
      await server.kill();
      const { ledger } = site;
      const untold = ledger.acknowledged.filter((email) => !taken.has(email)).length;
      const isWhole = (rows: number) => isSound && untold === 0 && rows === ledger.sent;
      return await reportOf(site, isWhole, seen, { 'avisos perdidos': untold });
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/**
 * Half of the sign-ups come with the honeypot filled in: they are kept apart, told to nobody, and on the list once the staff release
 * them. Planted: the database keeps none of them, as when they were thanked and thrown away.
 */
export async function trap({ share, planted }: How): Promise<Report> {
  const fault =
    'create trigger fault after insert on held_sign_ups begin delete from held_sign_ups where id = new.id; end';
  await using site = await staffed(planted ? fault : undefined);
  const people = 200 * share;
  await site.signUps(people, { [HONEYPOT_FIELD]: 'Olá' });
  await site.signUps(people);
  await site.untilTold(people);
  const kept = await site.database.db.selectFrom('held_sign_ups').select('id').execute();
  const early = (await site.database.db.selectFrom('outbox').select('id').execute()).length - people;
  for (const { id } of kept) await site.staff('/equipe/retidas', { liberar: String(id) });
  await site.untilTold(people + kept.length);
  return await site.end(early === 0, [
    `${people} com a armadilha preenchida: ${kept.length} retidas, ${early} avisos antes da hora; liberadas pela equipe`,
  ]);
}

/**
 * The receiver refuses every notice for good, and is mended: the staff see why, send a test that says it is one, and send all again.
 * Planted: what is given up is forgotten.
 */
export async function givenUp({ share, planted }: How): Promise<Report> {
  const fault =
    "create trigger fault after update on outbox when new.state = 'dead' begin delete from outbox where id = new.id; end";
  await using site = await staffed(planted ? fault : undefined);
  const { hooks, database } = site;
  const mended = hooks.answer;
  hooks.answer = (response) => response.writeHead(410).end();
  await site.signUps(100 * share);
  const dead = (await untilDelivered(database)).filter(({ state }) => state === 'dead').length;
  const isSaid = (await site.staff('/equipe/avisos')).includes(noticeReason('HTTP 410'));
  hooks.answer = mended;
  await site.staff('/equipe/avisos', { teste: 'sim' });
  const isTested = hooks.received.some(({ body }) => JSON.parse(body).type === 'test');
  await site.staff('/equipe/avisos', { todos: 'sim' });
  // The test is taken too.
  await site.untilTold(dead + 1);
  return await site.end(isSaid && isTested, [
    `${dead} avisos dados por perdidos; a equipe vê por quê: ${isSaid}; o teste chegou: ${isTested}; todos enviados de novo`,
  ]);
}
