import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Service } from '#shared/third-party-service.ts';
import { root, runCaptured } from '../../scripts/lib/process.mjs';

const pages = join(root, 'src', 'pages');
/** What the copy has of `src/pages`: building the others would take most of the time. */
const copiedPages = '404.astro api contato.astro desenhos politica-de-cookies.astro sobre.astro'.split(' ');
const sources = 'astro.config.ts package.json package-lock.json public scripts src tsconfig.json'.split(' ');
const shipped = 'services: [] as readonly Service[]';
const linksAccept = 'policyLinksAccept: true';

/** A copy of the site in a folder of its own. */
export interface SiteCopy {
  readonly folder: string;
  remove(): void;
}

/** A counter of visits, of an address that nobody has: whoever visits the copy has to answer for it. */
export const counter: Service = {
  kind: 'custom',
  name: 'Contador de teste',
  category: 'analytics',
  script: 'https://contador.example/service.js',
  connect: ['https://contador.example'],
  images: [],
  cookies: ['standin', 'standin_*'],
};

/**
 * Builds the site as a company would that has put a service into its brand file (docs/lgpd.md), with the pages above.
 * @param folder an empty one; `npm test` has it built beside the unit tests, and names it in `SITE_WITH_SERVICE`
 * @throws with the build's output when it fails
 */
export async function buildWithService(folder = mkdtempSync(join(tmpdir(), 'site-copy-'))) {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    copySources(folder, (path) => dirname(path) !== pages || copiedPages.includes(basename(path)));
    const brandFile = join(folder, 'src', 'brand.ts');
    const brand = readFileSync(brandFile, 'utf8');
    for (const text of [shipped, linksAccept])
      if (!brand.includes(text)) throw new Error(`src/brand.ts does not say ${text}`);
    writeFileSync(
      brandFile,
      brand
        .replace(shipped, `services: ${JSON.stringify([counter])} as readonly Service[]`)
        // The build asks for it: opening a policy is no consent to a service.
        .replace(linksAccept, 'policyLinksAccept: false'),
    );
    buildQuickly(folder);
    const astro = ['node_modules/astro/bin/astro.mjs', 'build'];
    const { code, output } = await runCaptured(process.execPath, astro, { cwd: folder });
    if (code !== 0) throw new Error(`the build of the copy ended with code ${code}: ${output}`);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Leaves out half of a build's time, which is for packed files and for images that other sites show. */
export function buildQuickly(folder: string): void {
  const config = join(folder, 'astro.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replaceAll(/^ +(shareImages|precompress),\n/gm, ''));
}

/**
 * Copies the sources, and what builds them, into a folder.
 * @param filter leaves out what it is false for
 */
export function copySources(folder: string, filter: (path: string) => boolean = () => true): void {
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true, filter });
  // One link per package, so that the build's caches (`.astro`, `.vite`) are the copy's own.
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') || ['.bin', '.package-lock.json'].includes(name))
      symlinkSync(join(from, name), join(to, name));
  }
}

/** The site with its build in a folder of its own, in which it can be changed and built again. */
export function copyBuiltSite(): SiteCopy & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  copySources(folder);
  const first = join('builds', '1');
  cpSync(realpathSync(join(root, 'dist')), join(folder, first), { recursive: true });
  symlinkSync(first, join(folder, 'dist'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, remove, [Symbol.dispose]: remove };
}

if (import.meta.main) await buildWithService(process.argv[2]);
