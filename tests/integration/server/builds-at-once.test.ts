// R-OPS-27
/** Several builds of one folder (scripts/lib/build.mjs), with a stand-in for Astro that writes next to nothing. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Waits until as many others as the file `count` says are as far, so that all end at the same time. */
const astro = `
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
const out = process.argv[4];
mkdirSync(out);
writeFileSync(out + '/build.json', JSON.stringify({ id: process.env.BUILD_ID, variables: Object.keys(process.env) }));
writeFileSync('ready-' + process.pid, '');
while (readdirSync('.').filter((name) => name.startsWith('ready-')).length < Number(readFileSync('count', 'utf8'))) {}
`;
let folder: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
  cpSync(join(import.meta.dirname, '../../../scripts/lib'), join(folder, 'scripts/lib'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/astro/bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/astro/bin/astro.mjs'), astro);
  mkdirSync(join(folder, 'builds'));
});

/** Runs so many builds at once. */
async function builds(count: number): Promise<void> {
  for (const name of readdirSync(folder)) if (name.startsWith('ready-')) rmSync(join(folder, name));
  writeFileSync(join(folder, 'count'), String(count));
  const code = `import { build } from './scripts/lib/build.mjs'; process.exitCode = await build(process.execPath);`;
  const args = ['--input-type=module', '--eval', code];
  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH, SITE_URL: 'https://a.example', LINK_SECRET: 'x', _: '/usr/bin/npm' },
    timeout: 20_000,
  };
  await Promise.all(
    Array.from({ length: count }, () => promisify(execFile)(process.execPath, args, options)),
  );
}
const kept = () => readdirSync(join(folder, 'builds')).sort();
const age = (name: string, hours: number) => {
  const seconds = Date.now() / 1000 - hours * 3600;
  utimesSync(join(folder, 'builds', name), seconds, seconds);
};

test('builds that end at once all end well, and none takes away what another has made (R-OPS-28)', async () => {
  await builds(4);
  expect(kept()).toHaveLength(4);
  for (const name of kept()) expect(existsSync(join(folder, 'builds', name, 'build.json')), name).toBe(true);
  expect(kept()).toContain(readlinkSync(join(folder, 'dist')).replace('builds/', ''));
  // Nothing else of the environment can be written into the code.
  const { id, variables } = JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8'));
  expect(id).toMatch(/^\w{16}$/);
  expect(variables.sort()).toEqual(['ASTRO_KEY', 'ASTRO_TELEMETRY_DISABLED', 'BUILD_ID', 'PATH', 'SITE_URL']);
});

test('the build before and those of the last hour are kept, older ones and what a killed one left are not', async () => {
  await builds(1);
  const [first = ''] = kept();
  age(first, 2);
  await builds(1);
  const [, second = ''] = kept();
  // Older than an hour, and the one before.
  expect(kept()).toEqual([first, second]);
  // By the number of a process that there can't be.
  mkdirSync(join(folder, 'builds/.99999999'));
  await builds(1);
  const [, third = ''] = kept();
  expect(kept()).toEqual([second, third]);
  expect(readlinkSync(join(folder, 'dist'))).toBe(`builds/${third}`);
});
