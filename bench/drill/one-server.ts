import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { noticeReason } from '../../src/content/staff/notices.ts';
import { type DatabaseHandle, openDatabase } from '../../src/server/database/database.ts';
import { HONEYPOT_FIELD } from '../../src/shared/honeypot.ts';
import { hookSecret } from '../../tests/support/outbox.ts';
import { type HookServer, startHookServer } from '../../tests/support/receivers.ts';
import { startServer } from '../../tests/support/server.ts';
import { judge, type Ledger, newLedger, signUpMany, signUpRow } from '../support/load.ts';
import type { Drill, Report } from '../support/scenarios.ts';

const signIn = 'equipe:uma senha de doze letras';

/** A server with a webhook, and its staff. */
interface Staffed {
  readonly url: string;
  readonly hooks: HookServer;
  readonly database: DatabaseHandle;
  readonly ledger: Ledger;
  /** Asks for a page of the staff's, or presses a button of it. */
  staff(path: string, fields?: Readonly<Record<string, string>>): Promise<string>;
  /** Waits until so many people's notices are taken; no longer than half a minute, then some are lost. */
  untilTold(people: number): Promise<void>;
  /** Kills the server, and counts who was acknowledged and is not on the list, or was told to nobody. */
  end(): Promise<{ readonly rows: number; readonly lost: number; readonly untold: number }>;
}

/** @param fault statement that plants one in the database */
async function staffed(fault: string | undefined, play: (site: Staffed) => Promise<Report>): Promise<Report> {
  const hooks = await startHookServer();
  const server = await startServer({
    LOG_LEVEL: 'silent',
    STAFF_BASIC_AUTH: signIn,
    LEADS_WEBHOOK_URL: hooks.url,
    LEADS_WEBHOOK_SECRET: hookSecret,
  });
  const settings = { databaseUrl: undefined, dataDir: server.dataDir };
  const database = await openDatabase(settings);
  const ledger = newLedger();
  const taken = new Set<string>();
  hooks.answer = (response, { body }) => {
    taken.add(JSON.parse(body).data.email);
    response.writeHead(204).end();
  };
  try {
    if (fault !== undefined) await sql.raw(fault).execute(database.db);
    return await play({
      url: server.url,
      hooks,
      database,
      ledger,
      async staff(path, fields) {
        const answer = await fetch(server.url + path, {
          ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
          headers: { Authorization: `Basic ${btoa(signIn)}`, Origin: server.url, Accept: 'text/html' },
        });
        return answer.text();
      },
      async untilTold(people) {
        for (let waited = 0; taken.size < people && waited < 30_000; waited += 20) await sleep(20);
      },
      async end() {
        await server.kill();
        const { rows, lost } = await judge(settings, ledger);
        return { rows, lost, untold: ledger.acknowledged.filter((email) => !taken.has(email)).length };
      },
    });
  } finally {
    await database.close();
    await server.kill();
    server.removeData();
    await hooks.close();
  }
}

/**
 * Half of the sign-ups come with the honeypot filled in: they are kept apart, told to nobody, and on the list once the staff release
 * them. Planted: the database keeps none of them, as when they were thanked and thrown away.
 */
export const trap: Drill = {
  name: 'trap',
  run: ({ share, planted }) =>
    staffed(
      planted
        ? 'create trigger fault after insert on held_sign_ups begin delete from held_sign_ups where id = new.id; end'
        : undefined,
      async ({ url, database, ledger, staff, untilTold, end }) => {
        const people = 200 * share;
        for (let number = 0; number < people; number += 1) {
          const row = signUpRow();
          const { status } = await fetch(`${url}/api/waitlist`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ ...row, [HONEYPOT_FIELD]: 'Olá' }),
          });
          if (status === 201) ledger.acknowledged.push(row.email);
        }
        await signUpMany(url, people, ledger);
        await untilTold(people);
        const kept = await database.db.selectFrom('held_sign_ups').select('id').execute();
        const early = (await database.db.selectFrom('outbox').select('id').execute()).length - people;
        for (const { id } of kept) await staff('/equipe/retidas', { liberar: String(id) });
        await untilTold(people + kept.length);
        const { rows, lost, untold } = await end();
        return {
          isGood: lost === 0 && untold === 0 && early === 0 && rows === 2 * people,
          lines: [
            `${ledger.acknowledged.length} confirmadas, ${people} com a armadilha preenchida: ${kept.length} retidas, ${early} avisos antes da hora`,
            `liberadas pela equipe: ${rows} na fila, ${lost} perdidas, ${untold} avisos perdidos`,
          ],
          row: { confirmadas: ledger.acknowledged.length, perdidas: lost, 'avisos perdidos': untold },
        };
      },
    ),
};

/**
 * The receiver refuses every notice for good, and is mended: the staff see why, send a test that says it is one, and send all again.
 * Planted: what is given up is forgotten.
 */
export const givenUp: Drill = {
  name: 'given-up',
  run: ({ share, planted }) =>
    staffed(
      planted
        ? "create trigger fault after update on outbox when new.state = 'dead' begin delete from outbox where id = new.id; end"
        : undefined,
      async ({ url, hooks, database, ledger, staff, untilTold, end }) => {
        const people = 100 * share;
        const mended = hooks.answer;
        hooks.answer = (response) => response.writeHead(410).end();
        await signUpMany(url, people, ledger);
        const inState = (state: 'pending' | 'dead') =>
          database.db.selectFrom('outbox').select('key').where('state', '=', state).execute();
        while ((await inState('pending')).length > 0) await sleep(20);
        const dead = (await inState('dead')).length;
        const isSaid = (await staff('/equipe/avisos')).includes(noticeReason('HTTP 410'));
        hooks.answer = mended;
        await staff('/equipe/avisos', { teste: 'sim' });
        const isTested = hooks.received.some(({ body }) => JSON.parse(body).type === 'test');
        await staff('/equipe/avisos', { todos: 'sim' });
        // The test is taken too.
        await untilTold(dead + 1);
        const { lost, untold } = await end();
        return {
          isGood: lost === 0 && untold === 0 && isSaid && isTested,
          lines: [
            `${ledger.acknowledged.length} confirmadas, ${dead} avisos dados por perdidos; a equipe vê por quê: ${isSaid}; o teste chegou: ${isTested}`,
            `enviados de novo: ${lost} inscrições perdidas, ${untold} avisos perdidos`,
          ],
          row: { confirmadas: ledger.acknowledged.length, perdidas: lost, 'avisos perdidos': untold },
        };
      },
    ),
};
