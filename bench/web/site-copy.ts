import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolder } from '#integrations/precompress/index.ts';
import { root, run } from '../../scripts/lib/process.mjs';
import { controlPage } from './control.ts';

/** Addresses of the two pages that the home page is compared with. */
export const controlPath = '/controle';
export const spaPath = '/spa';

/**
 * The built site in a folder of its own with two more pages, the control and the one that the browser draws, so that
 * the same server sends all three: packed, cached and answered alike, only the page differs.
 * @throws when the site is not built or the single-page version can't be
 */
export async function copySite(): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const part of ['dist', 'src', 'package.json']) {
      // `dist` is a link to the build.
      cpSync(join(root, part), join(folder, part), { recursive: true, dereference: true });
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const client = join(folder, 'dist', 'client');
    writeFileSync(
      join(client, `${controlPath}.html`),
      controlPage(readFileSync(join(client, 'index.html'), 'utf8')),
    );
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    await succeed([vite, 'build', 'bench/web/spa', '--outDir', client, '--logLevel', 'error']);
    allow(join(folder, 'dist', '_headers.json'));
    await packFolder(client);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

async function succeed(args: readonly string[]): Promise<void> {
  if ((await run(process.execPath, args)) !== 0) throw new Error(`Falhou: ${args.join(' ')}`);
}

/** Pages without a policy of their own get the strictest, which refuses every style. */
function allow(file: string): void {
  const policies: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
  const value = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
  for (const pathname of [controlPath, spaPath]) {
    policies.push({ pathname, headers: [{ key: 'Content-Security-Policy', value }] });
  }
  writeFileSync(file, JSON.stringify(policies));
}
