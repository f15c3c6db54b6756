import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root, run } from './process.mjs';

/** The build that is served: a link to one of the folders in `builds`. */
const dist = join(root, 'dist');
const builds = join(root, 'builds');
/** Where a build has the files of the one before (src/server/http/files/static-files.ts). */
const carriedFiles = 'before';
/** Settings that the pages carry: canonical addresses, and what the privacy policy says of the access log. */
const settings = ['SITE_URL', 'ACCESS_LOG_ADDRESS'];
/** How long a build is kept in any case: another one that ends at the same time may be about to turn `dist` to it. */
const freshMs = 3_600_000;
const sources = ['astro.config.ts', 'package-lock.json', 'package.json', 'public', 'src', 'tsconfig.json'];

/** Whether dist/ was built from the sources as they are now, for the same settings. */
export function buildIsCurrent() {
  return idOf(dist) === hashSources();
}

/**
 * Builds into a folder of its own and then makes `dist` a link to it, in one rename. A build that fails or is killed leaves
 * `dist` as it was. The build that was served before is kept, and those of the last hour; older ones are removed. Several may run
 * at once: each has names of its own, and the last to end is served.
 * @param {string} node the Node to run Astro with
 * @returns {Promise<number>} exit code
 */
export async function build(node) {
  const id = hashSources();
  const unfinished = join(builds, `.${process.pid}`);
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', relative(root, unfinished)];
  mkdirSync(builds, { recursive: true });
  removeLeftovers();
  // The key is for the parts of Astro's that this site doesn't use (server islands); by itself each build has a new one.
  const key = createHash('sha256').update(id).digest('base64');
  const code = await run(node, args, { env: { ...withoutOthers(), BUILD_ID: id, ASTRO_KEY: key } });
  if (code === 0) {
    // In the order of their names the builds are in that of their age.
    const name = `${new Date().toISOString().replaceAll(/\D/g, '')}-${process.pid}-${id}`;
    renameSync(unfinished, join(builds, name));
    switchTo(name);
  } else rmSync(unfinished, { recursive: true, force: true });
  return code;
}

/**
 * Astro writes a variable's value into the server's code where its name stands in a module, be it `_`, which a shell sets, or the name
 * of a secret: the build gets those that it needs.
 * @returns {Record<string, undefined>} the others of this process, to be taken out
 */
function withoutOthers() {
  const needed = [...settings, 'PATH', 'HOME', 'TMPDIR', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'FORCE_COLOR'];
  const others = Object.keys(process.env).filter((name) => !needed.includes(name));
  return Object.fromEntries(others.map((name) => [name, undefined]));
}

/**
 * Makes `dist` a link to the build that was served before, when it was made of the sources as they are now: after going back
 * to an older version nothing has to be built.
 * @returns {boolean} whether there was one
 */
export function switchBack() {
  const id = hashSources();
  const name = keptBuilds().findLast((kept) => kept !== servedBuild() && idOf(join(builds, kept)) === id);
  if (name === undefined) return false;
  switchTo(name);
  return true;
}

/** @param {string} name folder in `builds` */
function switchTo(name) {
  const before = servedBuild() ?? `0-${process.pid}`;
  if (existsSync(dist)) carryFiles(dist, join(builds, name));
  const link = join(builds, `.link-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(join(basename(builds), name), link);
  // Before builds had folders of their own, dist was one.
  if (existsSync(dist) && servedBuild() === undefined) renameSync(dist, join(builds, before));
  renameSync(link, dist);
  for (const kept of keptBuilds()) {
    if (kept !== name && kept !== before && !isFresh(kept))
      rmSync(join(builds, kept), { recursive: true, force: true });
  }
}

/**
 * Gives a build the hashed files of the one that it follows: pages of that one are still open, or come from another server, and ask for them.
 * @param {string} from folder of the build before
 * @param {string} to folder of the build
 */
export function carryFiles(from, to) {
  const assets = join(from, 'client', '_assets');
  if (!existsSync(assets)) return;
  const carried = join(to, carriedFiles);
  const whole = `${carried}-${process.pid}`;
  cpSync(assets, join(whole, '_assets'), { recursive: true });
  rmSync(carried, { recursive: true, force: true });
  renameSync(whole, carried);
}

/** @param {string} name folder in `builds` */
function isFresh(name) {
  const made = statSync(join(builds, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - made < freshMs;
}

/** @returns {string | undefined} folder in `builds` that `dist` is a link to */
function servedBuild() {
  return lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()
    ? basename(readlinkSync(dist))
    : undefined;
}

/** @returns {string[]} names of the whole builds, the oldest first */
function keptBuilds() {
  return existsSync(builds)
    ? readdirSync(builds)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
}

/** Removes what builds left behind that were killed: their folders carry the number of their process. */
function removeLeftovers() {
  for (const name of readdirSync(builds)) {
    const [, pid] = /^\.(?:link-)?(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(builds, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {string} folder of a build
 * @returns {string | undefined} what it was made of
 */
function idOf(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')).id;
  } catch {
    return undefined;
  }
}

/** @returns {string} names the sources and the settings that a build is made of, 16 hexadecimal digits */
function hashSources() {
  const hash = createHash('sha256').update(settings.map((name) => process.env[name] ?? '').join('\0'));
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The files that the build reads, in a fixed order; tests are not among them.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
