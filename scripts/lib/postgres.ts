import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';
import { findProgram } from './programs.ts';
import { until } from './until.ts';

/**
 * Settings of a server whose data nobody needs after a crash: no commit waits for the disk, and its log stays small in memory.
 * https://www.postgresql.org/docs/current/non-durability.html
 */
const withoutDisk = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=128MB'];

interface Options {
  /**
   * False keeps everything in memory, for tests of what a statement does: beside others that write to a disk, dropping a database took
   * 8 s, and who connected then was given up. What is about losing data (the benches) leaves it at true, PostgreSQL's own way.
   */
  readonly durable?: boolean;
  /** Address of a running one whose standby this one becomes. */
  readonly standbyOf?: string | undefined;
}

/**
 * Starts a PostgreSQL of the tests' own when its binaries are on this machine: its folder, its port on 127.0.0.1, gone after `stop`.
 * `crash` is `kill -9` of all its processes, and `start` what a service manager does then.
 * @returns undefined when there is nothing to start
 */
export async function startPostgres({ durable = true, standbyOf }: Options = {}) {
  const bin = findBinaries();
  const owner = ownerOfServer();
  if (bin === undefined || owner === undefined) return undefined;
  const folder = mkdtempSync(join(durable ? tmpdir() : memoryFolder(), 'site-postgres-'));
  const as = { ...owner.identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  try {
    if (owner.user !== undefined) execFileSync('chown', [owner.user, folder]);
    const [program, init] =
      standbyOf === undefined
        ? ['initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']]
        : ['pg_basebackup', ['-d', standbyOf, '--write-recovery-conf', '--checkpoint=fast']];
    execFileSync(join(bin, program), ['-D', data, ...init], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    const port = await freePort();
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      ...(durable ? ['fsync=on'] : withoutDisk),
    ];
    let server: ChildProcess;
    let ended: Promise<unknown>;
    const start = async () => {
      server = spawn(
        join(bin, 'postgres'),
        ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
        // A group of its own: Ctrl-C reaches it through `stop`, after the tests have ended.
        { ...as, stdio: 'ignore', detached: true },
      );
      ended = once(server, 'exit');
      const ask = ['-q', '-h', '127.0.0.1', '-p', String(port)];
      await until(async () => execFileSync(join(bin, 'pg_isready'), ask), 20_000).catch(async () => {
        await stop();
        throw new Error('O PostgreSQL dos testes não respondeu em 20 s.');
      });
    };
    const stop = async () => {
      // SIGINT is PostgreSQL's fast shutdown: sessions are cut, data are written.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    const crash = async () => {
      process.kill(-Number(server.pid), 'SIGKILL');
      await ended;
    };
    await start();
    const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version, stop, crash, start };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The newest installed version: Debian's folder, else PATH. */
function findBinaries(): string | undefined {
  const versionOf = (folder: string) => Number(folder.split('/').at(-2));
  const folders = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const program = findProgram(['initdb'], folders);
  return program && dirname(program);
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package creates. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return { user: undefined, identity: {} };
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { user: 'postgres', identity: { uid: id('-u'), gid: id('-g') } };
  } catch {
    return undefined;
  }
}

const memory = '/dev/shm';
/** More than the tests write at one time; a container's `/dev/shm` has 64 MB unless it is told otherwise. */
const neededBytes = 1_000_000_000;

/**
 * A folder for files that nobody needs after a crash: in memory where Linux offers enough of it, so that no database
 * waits for a disk, else the system's folder for temporary files. It can be written to.
 */
export function memoryFolder(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
