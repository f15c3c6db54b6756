// R-OPS-37
/** What `npm run release` makes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, runCaptured } from '../../../scripts/lib/process.mjs';
import { softwareBill } from '../../../scripts/lib/sbom.ts';
import { isLong } from '../../support/property-runs.ts';
import { copyBuiltSite, type SiteCopy } from '../../support/site-copy.ts';

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

describe.runIf(isLong)('npm run release', () => {
  let site: SiteCopy;
  const changelog = () => join(site.folder, 'CHANGELOG.md');
  beforeAll(() => {
    site = copyBuiltSite();
    for (const name of ['.npmrc', '.gitignore', 'deploy', 'docs', 'README.md', 'CHANGELOG.md'])
      cpSync(join(root, name), join(site.folder, name), { recursive: true });
    git('init', '--quiet');
    commit();
  });
  afterAll(() => site?.remove());

  function git(...args: readonly string[]): void {
    const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@site.example', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...who, ...args], { cwd: site.folder, stdio: 'ignore' });
  }

  function commit(): void {
    git('add', '--all');
    git('commit', '--quiet', '--message=x');
  }

  const release = (...args: readonly string[]) =>
    runCaptured(process.execPath, ['scripts/release.ts', ...(args.length > 0 ? args : ['--first'])], {
      cwd: site.folder,
    });

  test('a release is an archive, its bill and their checksums, of a version with an entry in the changelog', async () => {
    const { version } = JSON.parse(readFileSync(join(site.folder, 'package.json'), 'utf8'));
    const text = readFileSync(changelog(), 'utf8');
    writeFileSync(changelog(), text.replace(/^## .*$/m, '## 0.0.9 (2026-01-01)'));
    expect(await release()).toEqual({
      code: 1,
      output: `O CHANGELOG.md não tem "## ${version} (AAAA-MM-DD)".\n`,
    });
    writeFileSync(changelog(), text.replace(/^## .*$/m, `## ${version} (2026-01-01)`));
    expect(await release()).toEqual({ code: 1, output: 'Há mudanças sem commit.\n' });
    commit();

    const made = await release();
    expect(made.code, made.output).toBe(0);
    const folder = join(site.folder, 'release');
    const title = `cometta-site-${version}`;
    expect(readdirSync(folder).sort()).toEqual(['SHA256SUMS', `${title}.cdx.json`, `${title}.tar.gz`]);
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
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

    // The same commit again, of files that were made at another time, in another folder, with other rights: the same bytes. That a new
    // build has the same files is shown by release.test.ts.
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
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(sums);
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
  }, 120_000);
});
