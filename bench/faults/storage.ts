import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../tests/support/server.ts';
import { readiness, untilReadiness } from '../support/load.ts';
import { NotHere } from '../support/scenarios.ts';
import { type Outcome, type Scenario, underLoad } from './scenario.ts';

/** Longest time in which the server notices a fault or its end, in milliseconds. */
const patienceMs = 15_000;

/** The disk of the embedded database is full, then has room again. */
export const diskFull: Scenario = {
  name: 'disco cheio (SQLite em um tmpfs de 8 MB)',
  run: () =>
    withTmpfs(8, async (folder) => {
      const ballast = join(folder, 'ballast');
      return duringFault(
        folder,
        () => {
          try {
            // Until the file system says that it is full.
            for (;;) writeFileSync(ballast, Buffer.alloc(64 * 1024), { flag: 'a' });
          } catch {
            // The disk is full now, as intended.
          }
        },
        () => rmSync(ballast, { force: true }),
      );
    }),
};

/** The files of the embedded database can't be written, then can again. */
export const readOnlyFile: Scenario = {
  name: 'arquivo do banco somente leitura (SQLite)',
  async run() {
    if (process.getuid?.() !== 0) throw new NotHere('chattr +i pede root');
    const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
    const mark = (flag: '+i' | '-i'): void => {
      // Not -shm: it is mapped into memory, and a mapped page that can't be written is SIGBUS for any process.
      const files = readdirSync(folder)
        .filter((name) => !name.endsWith('-shm'))
        .map((name) => join(folder, name));
      execFileSync('chattr', [flag, ...files], { stdio: 'pipe' });
    };
    try {
      writeFileSync(join(folder, 'probe'), '');
      try {
        mark('+i');
        mark('-i');
      } catch {
        throw new NotHere('este sistema de arquivos não conhece chattr +i');
      }
      rmSync(join(folder, 'probe'));
      return await duringFault(
        folder,
        () => mark('+i'),
        () => mark('-i'),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function duringFault(folder: string, begin: () => void, end: () => void): Promise<Outcome> {
  const server = await startServer({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  try {
    return await underLoad(
      () => ({ databaseUrl: undefined, dataDir: folder }),
      () => [server.url],
      async () => {
        begin();
        const noticed = await untilReadiness(server.url, 503, patienceMs);
        const page = await fetch(server.url);
        await sleep(1_000);
        const still = await readiness(server.url);
        end();
        const back = await untilReadiness(server.url, 200, patienceMs);
        return {
          seen: `/readyz 503 em (ms): ${noticed ?? 'nunca'}; páginas ${page.status}; de volta em (ms): ${back ?? 'nunca'}`,
          sound: noticed !== undefined && still === 503 && page.status === 200 && back !== undefined,
        };
      },
      async () => {
        if (server.process.exitCode === null) await server.stop();
      },
    );
  } finally {
    end();
  }
}

async function withTmpfs(megabytes: number, work: (folder: string) => Promise<Outcome>): Promise<Outcome> {
  if (process.getuid?.() !== 0) throw new NotHere('montar um tmpfs pede root');
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  try {
    return await work(folder);
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
