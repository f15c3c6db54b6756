import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { monthsBefore } from '#shared/dates.ts';
import { type Disk, diskFreshForMs, hasLessThan, lastOfDisk } from './disk-room.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a record is kept: the six months of the Marco Civil (Lei 12.965/2014, art. 15). */
export const accessLogMonths = 6;

/** One answered request: who asked, in the law's words (art. 5, VIII), when, and for what. */
interface AccessRecord {
  /** In milliseconds since 1970. */
  readonly time: number;
  /** The same as in the server's log and in the answer's `X-Request-Id`. */
  readonly id: string;
  /** Whole. */
  readonly address: string;
  readonly method: string;
  /** As the server's log has it: no query, no e-mail. */
  readonly path: string;
  readonly status: number;
}

/** For how long lines wait for each other, in milliseconds: what `kill -9` may cost. */
const togetherMs = 100;

/** Keeps whole addresses apart from the server's log (`ACCESS_LOG_ADDRESS=full`). */
export interface AccessLog {
  /**
   * Writes one line, together with the others of the same {@link togetherMs}: a write of its own cost a third of a page's processor time. A
   * disk with next to no room costs the lines, and is said in the server's log.
   */
  record(entry: AccessRecord): void;
  /** Writes what waits, as before the end of the process. */
  flush(): void;
}

/** Folder of the access log inside the data folder. */
export function accessLogFolder(dataDir: string): string {
  return join(dataDir, 'access-log');
}

/**
 * Opens the access log: one file a day (UTC), `access-2026-03-05.jsonl`, readable by this user alone.
 * @param readDisk for tests
 * @throws when folder or file can't be made
 */
export function openAccessLog(
  dataDir: string,
  log: Pick<Logger, 'error'>,
  now: () => Date = () => new Date(),
  readDisk: (path: string) => Disk = statfsSync,
): AccessLog {
  const folder = accessLogFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let day = Number.NaN;
  let file: number | undefined;
  const fileOf = (moment: Date): number => {
    const today = Math.floor(moment.getTime() / dayMs);
    if (file !== undefined && today === day) return file;
    const opened = openSync(join(folder, `access-${dayOf(moment)}.jsonl`), 'a', 0o600);
    if (file !== undefined) closeSync(file);
    [day, file] = [today, opened];
    return opened;
  };
  let waiting = '';
  // Written out once for all of a millisecond: it costs more than the rest of the line.
  let written = { time: Number.NaN, text: '' };
  const flush = (): void => {
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    try {
      const moment = now();
      refuseFullDisk(moment);
      writeSync(fileOf(moment), lines);
    } catch (error) {
      log.error({ err: error }, 'access log not written');
    }
  };
  let freshUntil = 0;
  const refuseFullDisk = (moment: Date): void => {
    if (moment.getTime() < freshUntil) return;
    if (hasLessThan(lastOfDisk, readDisk(folder))) throw new Error('disk full');
    freshUntil = moment.getTime() + diskFreshForMs;
  };
  fileOf(now());
  return {
    record({ time, id, address, method, path, status }) {
      if (time !== written.time) written = { time, text: new Date(time).toISOString() };
      if (waiting === '') setTimeout(flush, togetherMs).unref();
      // By hand: of what is in it only a path may need quotes of its own.
      waiting += `{"time":"${written.text}","id":"${id}","address":"${address}","method":"${method}","path":${JSON.stringify(path)},"status":${status}}\n`;
    },
    flush,
  };
}

/**
 * Removes the files whose last record is more than six months old, also those of a setting that was changed since.
 * @returns how many
 * @throws when the folder can't be read or a file can't be removed
 */
export function removeOldAccessLogs(dataDir: string, now = new Date()): number {
  const folder = accessLogFolder(dataDir);
  const first = dayOf(monthsBefore(now, accessLogMonths));
  const old = namesIn(folder).filter((name) => {
    const day = /^access-(\d{4}-\d\d-\d\d)\.jsonl$/.exec(name)?.[1];
    return day !== undefined && day < first;
  });
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
