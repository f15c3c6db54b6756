import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

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
