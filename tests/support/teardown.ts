import { rmSync } from 'node:fs';

/** Removes the data of the browser tests' server. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder?.includes('site-e2e-')) rmSync(folder, { recursive: true, force: true });
}
