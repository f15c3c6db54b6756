import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { forwardSignals, main, root, run } from './process.mjs';

const installed = join(root, 'node_modules', '.package-lock.json');
const packagedNode = join(root, 'node_modules', '.bin', 'node');

/** Runs on the machine's own Node, before anything is installed: plain JavaScript, no dependencies. */
export async function setUp() {
  if (!isAtLeast(process.versions.node, '20.20')) {
    throw new Error(`Este projeto precisa do Node 20.20 ou mais novo; este é o ${process.versions.node}.`);
  }
  if (!dependenciesAreCurrent()) {
    console.log('Instalando as dependências (npm ci)...');
    // What is in npm's cache is not asked for again: the lock file names each package's version and hash.
    const code = await run('npm', ['ci', '--include=dev', '--prefer-offline', '--loglevel=error']);
    if (code !== 0) throw new Error(`A instalação das dependências falhou (npm ci, código ${code}).`);
  }
}

/**
 * The Node that runs the tools and the server. TypeScript without a build step, `node:sqlite` and `using` need 24;
 * an older machine uses the one that npm installs (`optionalDependencies`): one package for each system that has one, so that
 * npm checks it against its hash in the lock file before it is unpacked.
 * @returns {string} path of the executable
 */
export function nodeBinary() {
  // The Node that runs this may be one that `setUp` has just replaced.
  if (isAtLeast(process.versions.node, '24') && existsSync(process.execPath)) return process.execPath;
  try {
    execFileSync(packagedNode, ['--version'], { stdio: 'ignore' });
    return packagedNode;
  } catch {
    throw new Error(
      `Este é o Node ${process.versions.node}, antigo demais (precisa do 24 ou mais novo), e o que vem pelo npm não está instalado. No Linux (x64 e arm64, com glibc), rode npm ci sem --omit=optional (o npm o deixa de fora, sem avisar, quando o que baixou não confere com o hash do package-lock.json); em outro sistema, instale o Node 24.`,
    );
  }
}

/**
 * Runs one of the production programs, which are TypeScript, and ends as it does; what went wrong before is one line.
 * @param {string} file from the project's folder
 * @param {readonly string[]} [args]
 */
export function runOnNode(file, args = []) {
  return main(async () => {
    if (!existsSync(join(root, 'node_modules', 'kysely'))) {
      throw new Error('Faltam as dependências: rode npm ci e tente de novo.');
    }
    const node = nodeBinary();
    // npm puts the right Node first; without npm it may be another.
    if (node === process.execPath) return void (await import(pathToFileURL(join(root, file)).href));
    forwardSignals();
    return run(node, [join(root, file), ...args]);
  });
}

/** Whether what is installed is what the lock file says: same packages, same versions. */
function dependenciesAreCurrent() {
  if (!existsSync(installed)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(installed);
  const wantedIsThere = Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || present[path]?.version === entry.version || (!present[path] && entry.optional),
  );
  return wantedIsThere && Object.keys(present).every((path) => wanted[path] !== undefined);
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean} | undefined>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * @param {string} version
 * @param {string} least such as `20.20`
 */
function isAtLeast(version, least) {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0;
}
