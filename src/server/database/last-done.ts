import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is to be done every night, and the copy off the machine every five minutes: asked after when it was not. */
export const timedWorks = ['purge', 'backup', 'copy'] as const;
type TimedWork = (typeof timedWorks)[number];

const fileOf = (dataDir: string, work: TimedWork) => join(dataDir, `last-${work}`);

/**
 * Notes in `DATA_DIR` that a work has ended well just now, for `/metrics` of the server that uses the same folder. Where the
 * folder can't be written to nothing is noted: the work itself is done.
 */
export async function noteDone(dataDir: string, work: TimedWork): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(fileOf(dataDir, work), '', { mode: 0o600 });
  } catch {
    // The alert about a work that was not noted says so.
  }
}

/** @returns when a work last ended well, in seconds since 1970; 0 when it is not known to have */
export async function lastDone(dataDir: string, work: TimedWork): Promise<number> {
  return stat(fileOf(dataDir, work)).then(
    ({ mtimeMs }) => mtimeMs / 1000,
    () => 0,
  );
}
