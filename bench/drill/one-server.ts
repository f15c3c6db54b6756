import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { noticeReason } from '../../src/content/staff/notices.ts';
import { type DatabaseHandle, openDatabase } from '../../src/server/database/database.ts';
import { HONEYPOT_FIELD } from '../../src/shared/honeypot.ts';
import { hookSecret } from '../../tests/support/outbox.ts';
import { type HookServer, startHookServer } from '../../tests/support/receivers.ts';
import { startServer } from '../../tests/support/server.ts';
import { copyBuiltSite } from '../../tests/support/site-copy.ts';
import { judge, type Ledger, newLedger, signUp, signUpMany, signUpRow } from '../support/load.ts';
import { type Drill, ownPostgres, type Report } from '../support/scenarios.ts';

const signIn = 'equipe:uma senha de doze letras';
const root = join(import.meta.dirname, '../..');

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
    await server.end('SIGKILL');
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
          const { email } = signUpRow();
          if ((await signUp(url, email, { [HONEYPOT_FIELD]: 'Olá' })) === 201)
            ledger.acknowledged.push(email);
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

/**
 * Commands by hand, with the settings' file read by a shell, which cuts `DATABASE_URL` at a `&`, and by Node: each names its database first,
 * the cut ones change nothing, and `export` and `erase` are in the audit. Planted: nothing in `DATA_DIR` says which database the server uses.
 */
export const commands: Drill = {
  name: 'commands',
  async run({ share, planted }) {
    await using postgres = await ownPostgres('postgres');
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'site-drill-'));
    const folder = temporary.path;
    const databaseUrl = `${postgres.url}?application_name=site&connect_timeout=5`;
    const dataDir = join(folder, 'data');
    await using server = await startServer({
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
    });
    const ledger = newLedger();
    const other = newLedger();
    await signUpMany(server.url, 100 * share, ledger);
    await signUpMany(server.url, 1, other);
    const [erased = ''] = other.acknowledged;
    const env = join(folder, 'site.env');
    const write = (quote: string) =>
      writeFileSync(env, `DATABASE_URL=${quote}${databaseUrl}${quote}\nDATA_DIR=${dataDir}\n`);
    const run = (file: string, ...args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(file, args, {
        cwd: root,
        env: { PATH: process.env.PATH },
        encoding: 'utf8',
      });
      return { isDone: status === 0, stdout, name: stderr.split('\n', 1)[0] ?? '' };
    };
    const program = [process.execPath, 'src/features/staff-cli/main.ts'] as const;
    const byNode = (...args: readonly string[]) => run(program[0], `--env-file=${env}`, program[1], ...args);
    const byShell = (...args: readonly string[]) =>
      run('sh', '-c', 'set -a; . "$0"; exec "$@"', env, ...program, ...args);

    write("'");
    const copy = join(folder, 'site.backup');
    const whole = [
      byNode('backup', copy),
      byNode('export', '--format', 'json'),
      byNode('erase', erased, '--yes'),
    ];
    const audit = byNode('audit')
      .stdout.split('\n')
      .filter((line) => line.includes(`\t${userInfo().username}\t`));
    write('');
    if (planted) rmSync(join(dataDir, 'database-name'));
    const [victim = ''] = ledger.acknowledged;
    const cut = [byShell('restore', copy, '--no-marks'), byShell('erase', victim, '--yes')];
    const { lost } = await judge({ databaseUrl, dataDir }, ledger);
    return {
      isGood:
        lost === 0 &&
        whole.every(({ isDone, name }) => isDone && /^Banco: PostgreSQL /.test(name)) &&
        cut.every(({ isDone, name }) => !isDone && /^Banco: SQLite /.test(name)) &&
        audit.length === 2,
      lines: [
        `lido pelo Node: ${whole[0]?.name}; export e erase na auditoria: ${audit.length} de 2 linhas`,
        `cortado pelo shell: ${cut[0]?.name}; restore e erase recusados: ${cut.filter(({ isDone }) => !isDone).length} de 2`,
        `${ledger.acknowledged.length} confirmadas, ${lost} perdidas`,
      ],
      row: { confirmadas: ledger.acknowledged.length, perdidas: lost },
    };
  },
};

/** What operators copy, and a line without which a crash is told to nobody, a log fills the disk or no old copy goes. */
const kit = {
  'deploy/systemd/site.service': /^OnFailure=.*\n/m,
  'deploy/compose.yaml': /max-size: \w+, /,
  'deploy/nightly': / -delete/,
} as const;

/** The units, and the containers with their nights, as their tests judge and play them. Planted: each file without its line. */
export const deploy: Drill = {
  name: 'deploy',
  async run({ planted }) {
    const { folder, remove } = copyBuiltSite();
    try {
      for (const name of ['Dockerfile', 'README.md', 'deploy', 'docs', 'tests', 'vitest.config.ts'])
        cpSync(join(root, name), join(folder, name), { recursive: true });
      for (const [name, line] of planted ? Object.entries(kit) : [])
        writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replace(line, ''));
      const report = join(folder, 'report.json');
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`];
      const { status } = spawnSync(
        process.execPath,
        [...vitest, 'operations/systemd', 'operations/compose'],
        {
          cwd: folder,
          env: { PATH: process.env.PATH, TEST_LONG: '1' },
        },
      );
      const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
      return {
        isGood: status === 0,
        lines: [`${passed} testes do que se copia para o servidor passaram, ${failed} falharam: 0 perdidas`],
        row: { passaram: passed, falharam: failed },
      };
    } finally {
      remove();
    }
  },
};
