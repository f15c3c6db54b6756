/**
 * `npm run release`: what a server gets, as files in `release/`: an archive of the sources and the build, its software bill of
 * materials (CycloneDX) and the checksums of both. The version has to stand in the changelog with its day, and all changes have to
 * be committed. Needs git and GNU tar. The same commit and settings give the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, buildIsCurrent } from './lib/build.mjs';
import { root } from './lib/process.mjs';
import { softwareBill } from './lib/sbom.ts';

/** What production needs besides the build and the packages, and what tells an operator how. */
const shipped = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'scripts',
  'src',
  'deploy',
  'docs',
  'README.md',
  'CHANGELOG.md',
];

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  const { name, version }: { name: string; version: string } = JSON.parse(read('package.json'));
  const entry = new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm');
  if (!entry.test(read('CHANGELOG.md')))
    throw new Error(`O CHANGELOG.md não tem "## ${version} (AAAA-MM-DD)".`);
  if (git('status', '--porcelain') !== '') throw new Error('Há mudanças sem commit.');
  if (!buildIsCurrent() && (await build(process.execPath)) !== 0) throw new Error('O build falhou.');

  const folder = join(root, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const title = `${name}-${version}`;
  writeFileSync(join(folder, `${title}.tar.gz`), gzipSync(archive(folder, title), { level: 9 }));
  writeFileSync(join(folder, `${title}.cdx.json`), `${JSON.stringify(softwareBill(root), undefined, 2)}\n`);
  const sums = [`${title}.tar.gz`, `${title}.cdx.json`].map((file) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, file)));
    return `${hash.digest('hex')}  ${file}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  console.log(`${sums.join('')}\nEm release/. Falta a etiqueta, com as somas na mensagem:`);
  console.log(`  git tag -s v${version} -F release/SHA256SUMS && git push origin v${version}`);
}

/** A tar archive of the sources of the commit and of the build, as `dist`. */
function archive(folder: string, title: string): Buffer {
  const file = join(folder, 'release.tar');
  git('archive', '--format=tar', `--prefix=${title}/`, `--output=${file}`, 'HEAD', ...shipped);
  const dist = realpathSync(join(root, 'dist'));
  const always = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  execFileSync('tar', [
    '--append',
    `--file=${file}`,
    ...always,
    `--mtime=@${git('log', '-1', '--format=%ct')}`,
    `--transform=s,^${basename(dist)},${title}/dist,`,
    `--directory=${dirname(dist)}`,
    basename(dist),
  ]);
  const bytes = readFileSync(file);
  rmSync(file);
  return bytes;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
