import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './process.mjs';

const stamp = join(root, 'dist', '.sources');
/** Settings that the pages carry: canonical addresses, and what the privacy policy says of the access log. */
const settings = ['SITE_URL', 'ACCESS_LOG_ADDRESS'];
const sources = ['astro.config.ts', 'package-lock.json', 'package.json', 'public', 'src', 'tsconfig.json'];

/** Whether dist/ was built from the sources as they are now, for the same settings. */
export function buildIsCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();
}

/**
 * Builds dist/ and remembers what it was built from.
 * @param {string} node the Node to run Astro with
 * @returns {Promise<number>} exit code
 */
export async function build(node) {
  const hash = hashSources();
  rmSync(stamp, { force: true });
  const code = await run(node, ['node_modules/astro/bin/astro.mjs', 'build']);
  if (code === 0) writeFileSync(stamp, hash);
  return code;
}

function hashSources() {
  const hash = createHash('sha256').update(settings.map((name) => process.env[name] ?? '').join('\0'));
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
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
