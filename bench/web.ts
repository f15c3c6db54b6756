/**
 * Lighthouse on every route, the home page beside a plain one and another site's, and what a slow phone feels.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from '../tests/support/browser/chromium.ts';
import { startServer } from '../tests/support/server.ts';
import { copyBuiltSite } from '../tests/support/site-copy.ts';
import { decimal, printTable, type Row } from './support/print.ts';
import { columns, median, rowOf, type Visit, visit } from './web/audit.ts';
import { addControl, controlPath } from './web/control.ts';
import { type Beside, builtRoutes, ratio, reportGoals } from './web/goals.ts';
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
const runs = Number(values.runs);
const parts = values.parts.split(',');
const started = performance.now();
using copy = copyBuiltSite();
const { folder } = copy;
await addControl(join(folder, 'dist'));
await using server = await startServer({ LOG_LEVEL: 'warn' }, folder);
using peer = values.peer === undefined ? undefined : await servePeer(values.peer);

const chosen = values.routes?.split(',');
const routes = builtRoutes(join(folder, 'dist', 'client')).filter(
  ({ path }) => path !== controlPath && (chosen === undefined || chosen.includes(path)),
);
const paths = routes.map(({ path }) => path);
if (parts.includes('visits')) await measureVisits();
if (parts.includes('input')) await measureInput(server.url, paths);
console.log(`\nDuração: ${decimal((performance.now() - started) / 60_000, 1)} min`);

async function measureVisits(): Promise<void> {
  const { visitOf, still } = await visitAll(['/', controlPath, ...paths, ...(peer ? [peer.url] : [])]);
  const beside: Beside = { control: visitOf(controlPath), still, peer: peer && visitOf(peer.url) };
  const rows = (make: (page: Visit) => Row) =>
    Object.fromEntries(paths.map((path) => [path, make(visitOf(path))]));
  const compared = (make: (page: Visit) => Row) => ({
    site: make(visitOf('/')),
    controle: make(beside.control),
    ...(beside.peer && { par: make(beside.peer) }),
    'site sem movimento': make(still),
  });
  const scores = (page: Visit) => rowOf(page, columns.scores);
  const efforts = (page: Visit) => rowOf(page, columns.efforts);

  const scored = rows((page) => ({ ...scores(page), 'maior pintura': page.largest.split(' > ').at(-1) }));
  printTable(`Celular do Lighthouse, mediana de ${runs} visitas`, 'rota', scored);
  printTable('A linha e o processador lentos de fato', 'rota', {
    ...rows((page) => rowOf(page, columns.paints)),
    ...compared((page) => rowOf(page, columns.paints)),
  });
  const weighed = rows((page) => rowOf(page, columns.weights));
  printTable('Bytes pela rede e pedidos, na primeira visita', 'rota', weighed);
  printTable(
    'Trabalho na linha principal durante a carga e a entrada, em ms de um processador 4 vezes mais lento',
    'rota',
    { ...rows(efforts), ...compared(efforts) },
  );
  printTable(
    'A página inicial, e a mesma em HTML e CSS simples',
    'página',
    compared((page) => ({
      ...scores(page),
      'LCP/controle': ratio(page.LCP, beside.control.LCP),
      'FCP/controle': ratio(page.FCP, beside.control.FCP),
      ...rowOf(page, ['bytes', 'pedidos']),
    })),
  );
  reportGoals(routes, visitOf, beside);
}

/**
 * Visits pages of the site, by their paths, or of another, by their addresses, and the home page with reduced motion. In rounds,
 * not page by page: a busy minute of the machine then touches one visit of each page.
 */
async function visitAll(paths: readonly string[]) {
  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  const still: Visit[] = [];
  using chromes = new DisposableStack();
  const open = async (...more: string[]) =>
    chromes.adopt(await openChromium(...more), (chrome) => chrome.kill());
  const chrome = await open();
  const stillChrome = await open('force-prefers-reduced-motion');
  for (let round = 1; round <= runs; round += 1) {
    still.push(await visit(stillChrome, `${server.url}/`));
    for (const [path, list] of visits) {
      list.push(await visit(chrome, new URL(path, server.url).href));
      console.error(`visita ${round} de ${runs}: ${path}`);
    }
  }
  return { visitOf: (path: string) => median(visits.get(path) ?? []), still: median(still) };
}
