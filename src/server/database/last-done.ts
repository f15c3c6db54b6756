import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is to be done every night, and the copy off the machine every five minutes: asked after when it was not. */
export const timedWorks = ['purge', 'backup', 'copy'] as const;
type TimedWork = (typeof timedWorks)[number];

/** Writes a file in `DATA_DIR`. Where the folder can't be written to nothing is noted: what it is about is done all the same. */
export async function writeNote(dataDir: string, name: string, text: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(join(dataDir, name), text, { mode: 0o600 });
  } catch {
    // Whoever asks for a note that is not there says so.
  }
}

/** Notes that a work has ended well just now, for `/metrics` of the server that uses the same folder. */
export function noteDone(dataDir: string, work: TimedWork): Promise<void> {
  return writeNote(dataDir, `last-${work}`, '');
}

/** @returns when a work last ended well, in seconds since 1970; 0 when it is not known to have */
export async function lastDone(dataDir: string, work: TimedWork): Promise<number> {
  return stat(join(dataDir, `last-${work}`)).then(
    ({ mtimeMs }) => mtimeMs / 1000,
    () => 0,
  );
}
