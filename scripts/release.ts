/**
 * `npm run release -- --before <archive of the release before>`: what a server gets, as files in `release/`: an archive of the sources and
 * the build, its software bill of materials (CycloneDX) and the checksums of both. The build also serves the hashed files of the release
 * before, for pages that are still open; `--first` says that there is none. The version has to stand in the changelog with its day, and all
 * changes have to be committed. Needs git and GNU tar. The same commit, settings and release before give the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, buildIsCurrent, carryFiles } from './lib/build.mjs';
import { main, root } from './lib/process.mjs';
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

await main(release);

async function release(): Promise<void> {
  const options = { before: { type: 'string' }, first: { type: 'boolean' } } as const;
  const { before, first } = parseArgs({ options }).values;
  if ((before === undefined) === (first === undefined))
    throw new Error('Diga --before <arquivo .tar.gz da versão anterior>, ou --first se não há nenhuma.');
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
  writeFileSync(join(folder, `${title}.tar.gz`), gzipSync(archive(folder, title, before), { level: 9 }));
  writeFileSync(join(folder, `${title}.cdx.json`), `${JSON.stringify(softwareBill(), undefined, 2)}\n`);
  const sums = [`${title}.tar.gz`, `${title}.cdx.json`].map((file) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, file)));
    return `${hash.digest('hex')}  ${file}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  console.log(`${sums.join('')}\nEm release/. Falta a etiqueta, com as somas na mensagem:`);
  console.log(`  git tag -s v${version} -F release/SHA256SUMS && git push origin v${version}`);
}

/** A tar archive of the sources of the commit and of the build, as `dist`, with the hashed files of the release before. */
function archive(folder: string, title: string, before: string | undefined): Buffer {
  const file = join(folder, 'release.tar');
  git('archive', '--format=tar', `--prefix=${title}/`, `--output=${file}`, 'HEAD', ...shipped);
  const dist = join(folder, 'dist');
  cpSync(realpathSync(join(root, 'dist')), dist, { recursive: true });
  // Of whatever was built here before.
  rmSync(join(dist, 'before'), { recursive: true, force: true });
  if (before !== undefined) {
    const files = ['--strip-components=1', `--directory=${folder}`, '--one-top-level=before'];
    execFileSync('tar', [
      '--extract',
      '--gzip',
      `--file=${resolve(before)}`,
      ...files,
      '--wildcards',
      '*/dist/client/_assets',
    ]);
    carryFiles(join(folder, 'before', 'dist'), dist);
  }
  const always = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  execFileSync('tar', [
    '--append',
    `--file=${file}`,
    ...always,
    `--mtime=@${git('log', '-1', '--format=%ct')}`,
    `--transform=s,^dist,${title}/dist,`,
    `--directory=${folder}`,
    'dist',
  ]);
  const bytes = readFileSync(file);
  for (const name of [file, dist, join(folder, 'before')]) rmSync(name, { recursive: true, force: true });
  return bytes;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
