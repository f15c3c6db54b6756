// The development server (README.md)
import { expect, test } from 'vitest';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';
import { isLong } from '../../support/property-runs.ts';
import { startServer } from '../../support/server.ts';

test.runIf(isLong)(
  'the development server shows pages and takes a sign-up',
  { timeout: 90_000 },
  async () => {
    // Beside one that somebody works with.
    const options = ['--ignore-lock', '--host', '127.0.0.1', '--port', '0'];
    const program = ['node_modules/astro/bin/astro.mjs', 'dev', ...options];
    await using server = await startServer({ ASTRO_TELEMETRY_DISABLED: '1' }, undefined, program);
    const page = await fetch(`${server.url}/solucoes`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    expect((await fetch(`${server.url}/api/waitlist`, json(dialogRow))).status).toBe(201);
  },
);
