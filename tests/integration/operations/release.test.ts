import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runCaptured } from '../../../scripts/lib/process.mjs';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';
import { isLong } from '../../support/property-runs.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { copyBuiltSite, type SiteCopy } from '../../support/site-copy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// Three real builds: what a build switches is also tested with a stand-in for Astro (builds-at-once.test.ts).
describe.runIf(isLong)('a release', () => {
  let site: SiteCopy;
  let server: TestServer;

  beforeAll(async () => {
    site = copyBuiltSite();
    server = await startServer({}, site.folder);
  });
  afterAll(async () => {
    await server?.end();
    site?.remove();
  });

  // A shell sets `_`.
  const build = () =>
    runCaptured(process.execPath, ['scripts/build.mjs'], { cwd: site.folder, env: { _: '/bin/x' } });
  const served = (): string => readlinkSync(join(site.folder, 'dist'));
  const facts = (folder: string) => JSON.parse(readFileSync(join(site.folder, folder, 'build.json'), 'utf8'));
  /** A hash of every file of a build but the packed ones, without the name of its sources and the key that is made of it. */
  function contents(folder: string): ReadonlyMap<string, string> {
    const { id } = facts(folder);
    const key = createHash('sha256').update(id).digest('base64');
    const dist = join(site.folder, folder, '/');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .filter(({ parentPath }) => !parentPath.startsWith(join(dist, 'before')))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    const hash = (file: string): string => {
      const bytes = readFileSync(file, 'latin1').replaceAll(id, 'id').replaceAll(key, 'key');
      return createHash('sha256').update(bytes, 'latin1').digest('hex');
    };
    return new Map(files.map((file) => [relative(dist, file), hash(file)]));
  }
  const health = async () => (await fetch(`${server.url}/healthz`)).json();

  test('a running server keeps its own build, whole, while others are made, fail and go away (R-OPS-9, R-OPS-27, R-OPS-28)', async () => {
    const first = facts('builds/1');
    expect(await health()).toEqual({ status: 'ok', version: first.version, build: first.id });

    // The check of the texts refuses: the last build stays.
    const check = join(site.folder, 'src', 'content', 'check.ts');
    const whole = readFileSync(check, 'utf8');
    writeFileSync(check, 'throw new Error("texto recusado");\n');
    const failed = await build();
    expect(failed.code, failed.output).not.toBe(0);
    expect(failed.output).toContain('texto recusado');
    expect(served()).toBe('builds/1');
    writeFileSync(check, whole);

    // Other sources, of which the same files come: the packed forms are left out, which take a third of the time.
    const config = join(site.folder, 'astro.config.ts');
    const packing = readFileSync(config, 'utf8');
    expect(packing).toContain('\n      precompress,\n');
    writeFileSync(config, packing.replace('\n      precompress,\n', '\n'));
    const second = await build();
    expect(second.code, second.output).toBe(0);
    expect(served()).not.toBe('builds/1');
    expect(facts('dist').id).not.toBe(first.id);
    expect(await health()).toMatchObject({ build: first.id });

    // The first was made in the project's folder and this one in another: byte for byte the same.
    const again = contents('dist');
    expect(again.size).toBeGreaterThan(100);
    expect(again).toEqual(contents('builds/1'));

    // It serves the hashed files of the one before as well, and the one before, when one goes back, those of this one (R-OPS-44).
    const hashed = (folder: string) => readdirSync(join(site.folder, folder, '_assets')).sort();
    expect(hashed('dist/before')).toEqual(hashed('builds/1/client'));
    const made = served();

    // Going back: the sources are the first build's again, and nothing is built.
    writeFileSync(config, packing);
    expect(await build()).toEqual({
      code: 0,
      output: expect.stringContaining('dist/ aponta para ele de novo'),
    });
    expect(served()).toBe('builds/1');
    expect(hashed('dist/before')).toEqual(hashed(`${made}/client`));

    // Later the server's own is no longer there, nor are the packages while `npm ci` runs.
    for (const name of ['builds', 'node_modules', 'dist'])
      rmSync(join(site.folder, name), { recursive: true, force: true });
    // What is rendered on demand, as its first visitor after a build asks for it.
    const onDemand = `/copyright/codigo /copyright/previa /api/copyright-generations /portal-ai-waitlist/confirmacao
      /portal-ai-waitlist/sair /fila-de-espera/newsletter-ai /fila-de-espera/newsletter-ai/confirmacao`;
    for (const path of onDemand.split(/\s+/))
      expect((await fetch(server.url + path)).status, path).toSatisfy((code) => code < 500 && code !== 404);
    expect((await fetch(`${server.url}/api/waitlist`, json(dialogRow))).status).toBe(201);
    expect((await fetch(`${server.url}/sobre`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }, 120_000);
});

test('a restart on a socket that stays open refuses nobody (R-OPS-30)', async () => {
  const dataDir = temporaryFolder(onTestFinished);
  const holder = spawn(process.execPath, ['tests/support/socket-holder.ts', '.'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  holder.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const servers = () => [...printed.matchAll(/^server (\d+)$/gm)].map(([, pid]) => Number(pid));
  try {
    await expect.poll(() => printed, { timeout: 30_000 }).toContain('Servidor no ar');
    const [, port] = /^port (\d+)$/m.exec(printed) ?? [];
    const ask = () => fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: 'close' } });
    expect((await ask()).status).toBe(200);
    process.kill(servers()[0] ?? 0, 'SIGTERM');
    // Asked while there is no server: the next one answers.
    for (let times = 0; times < 20; times += 1) expect((await ask()).status).toBe(200);
    expect(servers()).toHaveLength(2);
  } finally {
    holder.kill('SIGKILL');
    const last = servers().at(-1);
    if (last !== undefined) process.kill(last, 'SIGTERM');
    await expect
      .poll(() => existsSync(join(dataDir, 'database.sqlite-wal')), { timeout: 10_000 })
      .toBe(false);
  }
}, 60_000);
