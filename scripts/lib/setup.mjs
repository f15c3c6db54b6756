import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.mjs';

const installed = join(root, 'node_modules', '.package-lock.json');
const packagedNode = join(root, 'node_modules', '.bin', 'node');

/** Runs on the machine's own Node, before anything is installed: plain JavaScript, no dependencies. */
export async function setUp() {
  if (!isAtLeast(process.versions.node, [20, 20])) {
    throw new Error(`Este projeto precisa do Node 20.20 ou mais novo; este é o ${process.versions.node}.`);
  }
  if (!dependenciesAreCurrent()) {
    console.log('Instalando as dependências (npm ci)...');
    const code = await run('npm', ['ci', '--include=dev', '--loglevel=error']);
    if (code !== 0) throw new Error(`A instalação das dependências falhou (npm ci, código ${code}).`);
  }
}

/**
 * The Node that runs the tools and the server. TypeScript without a build step and `node:sqlite` need 22.18;
 * an older machine uses the one that the npm package `node` installs.
 * @returns {string} path of the executable
 */
export function nodeBinary() {
  if (isAtLeast(process.versions.node, [22, 18])) return process.execPath;
  try {
    execFileSync(packagedNode, ['--version'], { stdio: 'ignore' });
    return packagedNode;
  } catch {
    throw new Error(
      'O pacote npm "node" não instalou o Node 24 nesta máquina. Rode npm ci de novo ou instale o Node 24.',
    );
  }
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
 * @param {readonly [number, number]} least major and minor
 */
function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}
