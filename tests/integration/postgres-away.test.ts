// R-OPS-17
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import { postgresDialect } from '#server/database/postgres.ts';
import { type EmptyDatabase, kinds, migratedEmptyDatabase } from '../support/database.ts';

/** A way to PostgreSQL that can go deaf or break. */
interface Line {
  readonly url: string;
  /** Both sides stay connected, nothing gets through any more. */
  hang(): void;
  /** Everything works again, for new connections. */
  restore(): void;
  /** Every connection breaks. */
  cut(): void;
  close(): Promise<void>;
}

async function lineTo(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hanging = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      // A line that once hung stays deaf: what was lost does not come back.
      let deaf = false;
      from.on('data', (bytes) => {
        deaf ||= hanging;
        if (!deaf) to.write(bytes);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => undefined);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    hang: () => {
      hanging = true;
    },
    restore: () => {
      hanging = false;
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.runIf(kinds.includes('postgres'))('a PostgreSQL that goes away', () => {
  let empty: EmptyDatabase;
  let line: Line;
  let database: DatabaseHandle;

  beforeEach(async () => {
    empty = await migratedEmptyDatabase('postgres');
    line = await lineTo(empty.settings.databaseUrl ?? '');
    database = await openDatabase({ databaseUrl: line.url, dataDir: '' });
  });
  afterEach(async () => {
    await database.close();
    await line.close();
    await empty.remove();
  });

  test('hangs: a query fails within 5 s, and its connection is not used again', async () => {
    line.hang();
    const start = performance.now();
    expect(await failure(database.db.selectFrom('waitlist').select('id').execute())).toSatisfy(
      isDatabaseAway,
    );
    expect(performance.now() - start).toBeLessThan(6_000);
    line.restore();
    await database.ping();
  });

  test('hangs: a ping fails within 2 s', async () => {
    line.hang();
    const start = performance.now();
    expect(await failure(database.ping())).toSatisfy(isDatabaseAway);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  test('breaks: an idle connection that dies does not end the process, and the next query works', async () => {
    await database.ping();
    line.cut();
    // Long enough for the news to arrive while nobody uses the connection.
    await sleep(200);
    await database.ping();
  });

  test('breaks in a transaction: the error says that the database is away', async () => {
    const work = database.db.transaction().execute(async (transaction) => {
      line.cut();
      await sleep(50);
      await sql`select 1`.execute(transaction);
    });
    expect(await failure(work)).toSatisfy(isDatabaseAway);
    await database.ping();
  });
});

test('a port where nobody listens is a database that is away', async () => {
  const db = new Kysely({ dialect: postgresDialect('postgres://site@127.0.0.1:1/site') });
  expect(await failure(sql`select 1`.execute(db))).toSatisfy(isDatabaseAway);
  await db.destroy();
});
