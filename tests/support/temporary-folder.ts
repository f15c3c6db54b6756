import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * An empty folder for the tests of the file or of the `describe` in which it is called, gone when they have ended.
 * @param end in place of `afterAll`: `onTestFinished` for a folder of one test
 */
export function temporaryFolder(end: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  end(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
