// The development server (README.md)
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { root } from '../../../scripts/lib/process.mjs';
import { until } from '../../../scripts/lib/until.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';
import { isLong } from '../../support/property-runs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const dataDir = temporaryFolder();

test.runIf(isLong)(
  'the development server shows pages and takes a sign-up',
  { timeout: 90_000 },
  async () => {
    const port = String(await freePort());
    const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', port];
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      // Astro makes no server under Vitest.
      VITEST: '',
      ASTRO_TELEMETRY_DISABLED: '1',
    };
    const server = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    try {
      await until(async () => {
        const page = await fetch(`${url}/solucoes`);
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
      }, 60_000);
      expect((await fetch(`${url}/api/waitlist`, json(dialogRow))).status).toBe(201);
    } finally {
      server.kill();
    }
  },
);
