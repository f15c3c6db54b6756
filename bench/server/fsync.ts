import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The 99th percentile of writing 4 kB and waiting until they are on the disk, where the databases of this run are.
 * @returns milliseconds
 */
export function fsyncP99(rounds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'site-fsync-'));
  const file = openSync(join(folder, 'file'), 'w');
  const page = Buffer.alloc(4096, 'x');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    times.push(performance.now() - start);
  }
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  return times.sort((a, b) => a - b)[Math.floor(rounds * 0.99)] ?? 0;
}
