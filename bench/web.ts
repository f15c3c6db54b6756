/**
 * Lighthouse on every route, the home page beside a plain one and another site's, and what a slow phone feels.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from '../tests/support/browser/chromium.ts';
import { startServer } from '../tests/support/server.ts';
import { decimal, type Row, table } from './support/print.ts';
import { requireBuild } from './support/scenarios.ts';
import { median, type Visit, visit } from './web/audit.ts';
import { controlPath, copySite } from './web/control.ts';
import { builtRoutes, compare, efforts, goalsOf, report, scores, weights } from './web/goals.ts';
import { measureInput } from './web/input.ts';
import { servePeer } from './web/peer.ts';

const { values } = parseArgs({
  options: {
    /** Routes to visit, with commas; all of them when it is not given. */
    routes: { type: 'string' },
    /** Visits of each page; the table has their median. */
    runs: { type: 'string', default: '3' },
    /** What is measured. */
    parts: { type: 'string', default: 'visits,input' },
    /** Folder of another site, built, whose home page is measured too. */
    peer: { type: 'string' },
  },
});
requireBuild();
const runs = Number(values.runs);
const parts = values.parts.split(',');
const started = performance.now();
const site = await copySite();
const server = await startServer({ LOG_LEVEL: 'warn' }, site.folder);
const peer = values.peer === undefined ? undefined : await servePeer(values.peer);

try {
  const chosen = values.routes?.split(',');
  const routes = builtRoutes(join(site.folder, 'dist', 'client')).filter(
    ({ path }) => path !== controlPath && (chosen === undefined || chosen.includes(path)),
  );
  if (parts.includes('visits')) await measureVisits(routes);
  const paths = routes.map(({ path }) => path);
  if (parts.includes('input')) await measureInput(server.url, paths);
} finally {
  peer?.close();
  await server.end();
  site.remove();
}
console.log(`\nDuração: ${decimal((performance.now() - started) / 60_000, 1)} min`);

async function measureVisits(routes: ReturnType<typeof builtRoutes>): Promise<void> {
  const { visitOf, still } = await visitAll([
    ...new Set(['/', controlPath, ...routes.map(({ path }) => path), ...(peer ? [peer.url] : [])]),
  ]);
  const control = visitOf(controlPath);
  const rows = (make: (page: Visit) => Row) =>
    Object.fromEntries(routes.map(({ path }) => [path, make(visitOf(path))]));
  const compared = (make: (page: Visit) => Row) => ({
    site: make(visitOf('/')),
    controle: make(control),
    ...(peer && { par: make(visitOf(peer.url)) }),
    'site sem movimento': make(still),
  });

  console.log(`\nCelular do Lighthouse, mediana de ${runs} visitas`);
  console.log(table('rota', rows(scores)));
  console.log('\nBytes pela rede e pedidos, na primeira visita');
  console.log(table('rota', rows(weights)));
  console.log(
    '\nTrabalho na linha principal durante a carga e a entrada, em ms de um processador 4 vezes mais lento',
  );
  console.log(table('rota', { ...rows(efforts), ...compared(efforts) }));
  console.log('\nA página inicial, e a mesma em HTML e CSS simples');
  const beside = compared((page) => compare(page, control));
  console.log(table('página', beside));
  report(goalsOf(routes, visitOf, { control, still, peer: peer && visitOf(peer.url) }));
}

/**
 * Visits pages of the site, by their paths, or of another, by their addresses, and the home page with reduced motion. In rounds,
 * not page by page: a busy minute of the machine then touches one visit of each page.
 */
async function visitAll(paths: readonly string[]) {
  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  const still: Visit[] = [];
  const chrome = await openChromium();
  const stillChrome = await openChromium('force-prefers-reduced-motion');
  try {
    for (let round = 1; round <= runs; round += 1) {
      still.push(await visit(stillChrome, `${server.url}/`));
      for (const [path, list] of visits) {
        list.push(await visit(chrome, new URL(path, server.url).href));
        console.error(`visita ${round} de ${runs}: ${path}`);
      }
    }
  } finally {
    chrome.kill();
    stillChrome.kill();
  }
  return { visitOf: (path: string) => median(visits.get(path) ?? []), still: median(still) };
}
