/** Builds that take each other's place under a running server, what `npm run release` makes of one (R-OPS-37), and a restart. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, runCaptured } from '../../../scripts/lib/process.mjs';
import { softwareBill } from '../../../scripts/lib/sbom.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';
import { isLong } from '../../support/property-runs.ts';
import { startServer } from '../../support/server.ts';
import { copyBuiltSite } from '../../support/site-copy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

test('the bill of materials says of a package what npm says', () => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const npm = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const expected = npm.components.map(({ name, version, purl, hashes, licenses }: Record<string, unknown>) =>
    expect.objectContaining({ name, version, purl, hashes, licenses }),
  );
  expect(expected.length).toBeGreaterThan(20);
  expect(softwareBill()).toMatchObject({ components: expect.arrayContaining(expected) });
});

// Three real builds: what a build switches is also tested with a stand-in for Astro (builds-at-once.test.ts).
test.runIf(isLong)(
  'a running server keeps its own build, whole, while others are made, fail and go away (R-OPS-9, R-OPS-27, R-OPS-28)',
  { timeout: 120_000 },
  async () => {
    using site = copyBuiltSite();
    await using server = await startServer({}, site.folder);
    // A shell sets `_`.
    const build = () =>
      runCaptured(process.execPath, ['scripts/build.mjs'], { cwd: site.folder, env: { _: '/bin/x' } });
    const served = (): string => readlinkSync(join(site.folder, 'dist'));
    const facts = (folder: string) => JSON.parse(read(join(site.folder, folder, 'build.json')));
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

    const first = facts('builds/1');
    expect(await health()).toEqual({ status: 'ok', version: first.version, build: first.id });

    // The check of the texts refuses: the last build stays.
    const check = join(site.folder, 'src', 'content', 'check.ts');
    const whole = read(check);
    writeFileSync(check, 'throw new Error("texto recusado");\n');
    const failed = await build();
    expect(failed.code, failed.output).not.toBe(0);
    expect(failed.output).toContain('texto recusado');
    expect(served()).toBe('builds/1');
    writeFileSync(check, whole);

    // Other sources, of which the same files come: the packed forms are left out, which take a third of the time.
    const config = join(site.folder, 'astro.config.ts');
    const packing = read(config);
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
  },
);

test.runIf(isLong)(
  'a release is an archive, its bill and their checksums, of a version with an entry in the changelog (R-OPS-37)',
  { timeout: 120_000 },
  async () => {
    using site = copyBuiltSite();
    const git = (...args: readonly string[]): void => {
      const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@site.example', '-c', 'commit.gpgsign=false'];
      execFileSync('git', [...who, ...args], { cwd: site.folder, stdio: 'ignore' });
    };
    const commit = (): void => {
      git('add', '--all');
      git('commit', '--quiet', '--message=x');
    };
    const release = (...args: readonly string[]) =>
      runCaptured(process.execPath, ['scripts/release.ts', ...(args.length > 0 ? args : ['--first'])], {
        cwd: site.folder,
      });
    for (const name of ['.npmrc', '.gitignore', 'deploy', 'docs', 'README.md', 'CHANGELOG.md'])
      cpSync(join(root, name), join(site.folder, name), { recursive: true });
    git('init', '--quiet');
    commit();
    const changelog = join(site.folder, 'CHANGELOG.md');

    const { version } = JSON.parse(read(join(site.folder, 'package.json')));
    const text = read(changelog);
    writeFileSync(changelog, text.replace(/^## .*$/m, '## 0.0.9 (2026-01-01)'));
    expect(await release()).toEqual({
      code: 1,
      output: `O CHANGELOG.md não tem "## ${version} (AAAA-MM-DD)".\n`,
    });
    writeFileSync(changelog, text.replace(/^## .*$/m, `## ${version} (2026-01-01)`));
    expect(await release()).toEqual({ code: 1, output: 'Há mudanças sem commit.\n' });
    commit();

    const made = await release();
    expect(made.code, made.output).toBe(0);
    const folder = join(site.folder, 'release');
    const title = `cometta-site-${version}`;
    expect(readdirSync(folder).sort()).toEqual(['SHA256SUMS', `${title}.cdx.json`, `${title}.tar.gz`]);
    const sums = read(join(folder, 'SHA256SUMS'));
    execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder });
    const archive = join(folder, `${title}.tar.gz`);
    const list = () => execFileSync('tar', ['--list', '--file', archive], { encoding: 'utf8' }).split('\n');
    const files = list();
    for (const file of [
      'package-lock.json',
      '.npmrc',
      'src/server/main.ts',
      'dist/build.json',
      'dist/client/index.html.br',
      'deploy/Caddyfile',
    ])
      expect(files).toContain(`${title}/${file}`);
    expect(files.filter((file) => /node_modules|\/builds\/|\/tests\/|\/before\//.test(file))).toEqual([]);

    // The same commit again, of files that were made at another time, in another folder, with other rights: the same bytes.
    rmSync(folder, { recursive: true });
    const build = join(site.folder, 'builds', 'other');
    cpSync(join(site.folder, 'builds', '1'), build, { recursive: true });
    rmSync(join(site.folder, 'builds', '1'), { recursive: true });
    for (const entry of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
      const file = join(build, entry);
      chmodSync(file, statSync(file).isDirectory() ? 0o700 : 0o600);
      utimesSync(file, 1, 1);
    }
    rmSync(join(site.folder, 'dist'));
    symlinkSync(join('builds', 'other'), join(site.folder, 'dist'));
    expect((await release()).code).toBe(0);
    expect(read(join(folder, 'SHA256SUMS'))).toBe(sums);
    expect(sums).toContain(createHash('sha256').update(readFileSync(archive)).digest('hex'));

    // The next one serves the hashed files of this one (R-OPS-44).
    writeFileSync(join(site.folder, '.git', 'info', 'exclude'), 'first.tar.gz\n');
    cpSync(archive, join(site.folder, 'first.tar.gz'));
    const next = await release('--before', 'first.tar.gz');
    expect(next.code, next.output).toBe(0);
    const hashed = (names: readonly string[], from: string) =>
      names.flatMap((name) => name.split(`${title}/dist/${from}/_assets/`)[1] ?? []);
    expect(hashed(list(), 'before')).toEqual(hashed(files, 'client'));
    expect(readdirSync(folder)).toHaveLength(3);
  },
);

test('a restart on a socket that stays open refuses nobody (R-OPS-30)', async () => {
  const dataDir = temporaryFolder(onTestFinished);
  const holder = await startServer({ DATA_DIR: dataDir }, root, ['tests/support/socket-holder.ts']);
  const servers = () => [...holder.output().matchAll(/^server (\d+)$/gm)].map(([, pid]) => Number(pid));
  const ask = () => fetch(`${holder.url}/healthz`, { headers: { Connection: 'close' } });
  try {
    expect((await ask()).status).toBe(200);
    process.kill(servers()[0] ?? 0, 'SIGTERM');
    // Asked while there is no server: the next one answers.
    for (let times = 0; times < 20; times += 1) expect((await ask()).status).toBe(200);
    expect(servers()).toHaveLength(2);
  } finally {
    await holder.kill();
    const last = servers().at(-1);
    if (last !== undefined) process.kill(last, 'SIGTERM');
    await expect
      .poll(() => existsSync(join(dataDir, 'database.sqlite-wal')), { timeout: 10_000 })
      .toBe(false);
  }
}, 90_000);
