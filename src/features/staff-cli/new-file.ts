import { existsSync, rmSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Refusal } from './terminal.ts';

/**
 * Makes a file that its user alone may read, whole or not at all: it is written under another name beside its place,
 * put on the disk, and renamed. An error or a Ctrl-C leaves nothing behind.
 * @param write gets the temporary path and the open file, whichever it works with
 * @throws Refusal when something is in the place already; the system's error when it can't be written
 */
export async function writeNewFile(
  path: string,
  write: (temporary: string, file: FileHandle) => Promise<void>,
): Promise<void> {
  refuseExisting(path);
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.parcial`);
  const file = await open(temporary, 'wx', 0o600);
  const cleanUp = (): void => {
    // SQLite keeps a second file while it writes one. After the rename there is nothing under these names any more.
    for (const suffix of ['', '-journal', '-wal', '-shm', folderSuffix])
      rmSync(temporary + suffix, { force: true, recursive: true });
  };
  await cleaningUp(cleanUp, async () => {
    try {
      await write(temporary, file);
      await file.sync();
      refuseExisting(path);
      await rename(temporary, path);
    } finally {
      await file.close();
    }
  });
}

/** What `write` may put after the temporary path, for a folder that goes when it is done. */
export const folderSuffix = '-pasta';

/** Does something that leaves a trace only while it is under way, after an error or a Ctrl-C neither. */
export async function cleaningUp(cleanUp: () => void, work: () => Promise<void>): Promise<void> {
  const interrupted = (): never => {
    cleanUp();
    process.stderr.write('Interrompido: nada foi gravado.\n');
    process.exit(1);
  };
  // Not once: a second Ctrl-C would end the process before it has cleaned up.
  for (const signal of stopSignals) process.on(signal, interrupted);
  try {
    await work();
  } finally {
    for (const signal of stopSignals) process.off(signal, interrupted);
    cleanUp();
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new Refusal(`Já existe ${path}: escolha outro nome.`);
}
