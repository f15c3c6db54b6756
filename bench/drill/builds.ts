import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCaptured } from '../../scripts/lib/process.mjs';
import type { Http2Client } from '../../tests/support/proxies.ts';
import { copyBuiltSite } from '../../tests/support/site-copy.ts';
import type { How, Report } from '../support/scenarios.ts';
import { threeServers } from './several.ts';

/** Sources that are in every page, or in a form's script: what is built of them gets another name. */
const changes = {
  'src/styles/layout.css': '\n.of-another-build {\n  order: 1;\n}\n',
  'src/features/waitlist/page/waitlist-page.client.ts':
    "\ndocument.documentElement.dataset.build = 'another';\n",
  'src/features/consent/consent.client.ts': "\ndocument.documentElement.dataset.build = 'another';\n",
};
/** Pages, and the files that they are built into. */
const pages = {
  '/': 'index.html',
  '/portal-ai-waitlist': 'portal-ai-waitlist.html',
  '/solucoes/newsletter-ai': 'solucoes/newsletter-ai.html',
} as const;
const paths = Object.keys(pages) as (keyof typeof pages)[];

/**
 * Three servers behind nginx and behind Caddy go from one build to the next and back, one after the other. Counts the loads of a page
 * that meet a file that is not there, among them pages that were opened before. Planted: no build carries the files of the other.
 */
export async function builds({ share, planted }: How): Promise<Report> {
  const loads = Math.ceil(180 * share);
  using site = copyBuiltSite();
  const inSite = (...names: readonly string[]): string => join(site.folder, ...names);
  /** `npm run build`, and the pages that it made. */
  const build = async () => {
    const { code, output } = await runCaptured(process.execPath, ['scripts/build.mjs'], { cwd: site.folder });
    if (code !== 0) throw new Error(`O build da cópia falhou: ${output}`);
    if (planted) rmSync(inSite('dist', 'before'), { recursive: true });
    return opened();
  };
  const opened = () =>
    new Map(paths.map((path) => [path, readFileSync(inSite('dist', 'client', pages[path]), 'utf8')]));
  const sources = Object.keys(changes).map((name) => [inSite(name), readFileSync(inSite(name))] as const);
  await using several = await threeServers(['nginx', 'caddy']);
  const lines: string[] = [];
  let [all, broken] = [0, 0];
  /** @param known pages that were opened before; without them each is asked for */
  const count = async (name: string, known?: ReadonlyMap<string, string>): Promise<void> => {
    let missed = 0;
    for (let number = 0; number < loads; number += 1) {
      const visitor = await several.visitor(1 + (number % 200));
      // Each page by each proxy.
      const path = paths[Math.floor(number / 2) % paths.length] ?? '/';
      const page = known?.get(path) ?? (await read(visitor, path));
      missed += Number(page === undefined || !(await hasAll(visitor, page)));
      visitor.close();
    }
    all += loads;
    broken += missed;
    lines.push(`${name}: ${missed} de ${loads} páginas sem um arquivo`);
  };
  const before = opened();
  for (const [name, text] of Object.entries(changes)) appendFileSync(inSite(name), text);
  const after = await build();
  await several.restart(0, 'stop', site);
  await count('1 novo e 2 antigos');
  await several.restart(1, 'stop', site);
  await count('2 novos e 1 antigo');
  await several.restart(2, 'stop', site);
  await count('todos novos, páginas de antes', before);
  for (const [file, text] of sources) writeFileSync(file, text);
  await build();
  await several.restart(0, 'stop', site);
  await count('na volta, 1 antigo e 2 novos');
  for (const index of [1, 2]) await several.restart(index, 'stop', site);
  await count('depois da volta, páginas de antes', after);
  return { isGood: broken === 0, lines, row: { páginas: all, 'sem um arquivo': broken } };
}

/** What is at an address, as text; undefined when it is not there. */
async function read(visitor: Http2Client, path: string): Promise<string | undefined> {
  const { status, body } = await visitor.ask(path, { headers: { 'accept-encoding': 'identity' } });
  return status === 200 ? body.toString('latin1') : undefined;
}

/** Whether every hashed file that a page names is there, and those that its files name. */
async function hasAll(visitor: Http2Client, page: string): Promise<boolean> {
  const named = (text: string) =>
    [...text.matchAll(/(?:_assets|(?<=["'`])\.)(\/[\w.-]+\.[\w-]{8}\.\w+)/g)].map(
      ([, name]) => `/_assets${name}`,
    );
  const files = new Set(named(page));
  for (const file of files) {
    const text = await read(visitor, file);
    if (text === undefined) return false;
    for (const name of named(text)) files.add(name);
  }
  return files.size > 0;
}
