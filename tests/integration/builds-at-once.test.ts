/** Several builds of one folder (scripts/lib/build.mjs), with a stand-in for Astro that writes next to nothing. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Waits until as many others as `BUILDERS` says are as far, so that all end at the same time. */
const astro = `
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
const out = process.argv[4];
mkdirSync(out);
writeFileSync(out + '/build.json', JSON.stringify({ id: process.env.BUILD_ID }));
while (readdirSync('builds').filter((name) => /^[.]\\d+$/.test(name)).length < Number(process.env.BUILDERS)) {}
writeFileSync('ready-' + process.pid, '');
while (readdirSync('.').filter((name) => name.startsWith('ready-')).length < Number(process.env.BUILDERS)) {}
`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-builds-'));
  cpSync(join(import.meta.dirname, '../../scripts/lib'), join(folder, 'scripts/lib'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/astro/bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/astro/bin/astro.mjs'), astro);
  mkdirSync(join(folder, 'builds'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs so many builds at once. */
async function builds(count: number): Promise<void> {
  for (const name of readdirSync(folder)) if (name.startsWith('ready-')) rmSync(join(folder, name));
  const code = `import { build } from './scripts/lib/build.mjs'; process.exitCode = await build(process.execPath);`;
  const args = ['--input-type=module', '--eval', code];
  const env = { PATH: process.env.PATH, BUILDERS: String(count) };
  await Promise.all(
    Array.from({ length: count }, () => promisify(execFile)(process.execPath, args, { cwd: folder, env })),
  );
}
const kept = () => readdirSync(join(folder, 'builds')).sort();
const age = (name: string, hours: number) => {
  const seconds = Date.now() / 1000 - hours * 3600;
  utimesSync(join(folder, 'builds', name), seconds, seconds);
};

test('builds that end at once all end well, and none takes away what another has made', async () => {
  await builds(4);
  expect(kept()).toHaveLength(4);
  for (const name of kept()) expect(existsSync(join(folder, 'builds', name, 'build.json')), name).toBe(true);
  expect(kept()).toContain(readlinkSync(join(folder, 'dist')).replace('builds/', ''));
  expect(JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8')).id).toMatch(/^\w{16}$/);
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
