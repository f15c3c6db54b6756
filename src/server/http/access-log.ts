import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { monthsBefore } from '#shared/dates.ts';
import { type Disk, watchDisk } from './free-space.ts';

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
/** Bytes of lines that wait at the most. */
const mostWaiting = 256 * 1024;

/** Keeps whole addresses apart from the server's log (`ACCESS_LOG_ADDRESS=full`). */
export type AccessLog = ReturnType<typeof openAccessLog>;

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
  readDisk?: (path: string) => Disk,
) {
  const folder = accessLogFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isFull = watchDisk(folder, readDisk);
  const append = (lines: Uint8Array | string): void =>
    appendFileSync(join(folder, `access-${dayOf(now())}.jsonl`), lines, { mode: 0o600 });
  // Written where it goes out from: kept as text, the parts of all waiting lines would be moved about by the garbage collection.
  const waiting = Buffer.allocUnsafe(mostWaiting);
  let used = 0;
  // Written out once for all of a millisecond: it costs more than the rest of the line.
  let written = { time: Number.NaN, text: '' };
  const flush = (): void => {
    if (used === 0) return;
    const lines = waiting.subarray(0, used);
    used = 0;
    try {
      if (isFull('last')) throw new Error('disk full');
      append(lines);
    } catch (error) {
      log.error({ err: error }, 'access log not written');
    }
  };
  append('');
  return {
    /**
     * Writes one line, together with the others of the same {@link togetherMs}: a write of its own cost a third of a page's processor
     * time. A disk with next to no room costs the lines, and is said in the server's log.
     */
    record({ time, id, address, method, path, status }: AccessRecord): void {
      if (time !== written.time) written = { time, text: new Date(time).toISOString() };
      // By hand: of what is in it only a path may need quotes of its own.
      const line = `{"time":"${written.text}","id":"${id}","address":"${address}","method":"${method}","path":${JSON.stringify(path)},"status":${status}}\n`;
      if (used + line.length * 3 > mostWaiting) flush();
      if (used === 0) setTimeout(flush, togetherMs).unref();
      used += waiting.write(line, used);
    },
    /** Writes what waits, as before the end of the process. */
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
  if (!existsSync(folder)) return 0;
  const first = dayOf(monthsBefore(now, accessLogMonths));
  const old = readdirSync(folder).filter((name) => {
    const day = /^access-(\d{4}-\d\d-\d\d)\.jsonl$/.exec(name)?.[1];
    return day !== undefined && day < first;
  });
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
