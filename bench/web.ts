/**
 * Lighthouse on every route, the home page beside a plain one, and what a slow phone feels.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from '../tests/support/browser/browser-tab.ts';
import { startServer } from '../tests/support/server.ts';
import { decimal, type Row, table } from './support/print.ts';
import { requireBuild } from './support/scenarios.ts';
import { type Metric, median, type Visit, visit } from './web/audit.ts';
import { controlPath, copySite } from './web/control.ts';
import { builtRoutes, reportGoals } from './web/goals.ts';
import { measureInput } from './web/input.ts';

const { values } = parseArgs({
  options: {
    /** Routes to visit, with commas; all of them when it is not given. */
    routes: { type: 'string' },
    /** Visits of each page; the table has their median. */
    runs: { type: 'string', default: '3' },
    /** What is measured. */
    parts: { type: 'string', default: 'visits,input' },
  },
});
requireBuild();
const runs = Number(values.runs);
const parts = values.parts.split(',');
const started = performance.now();
const site = await copySite();
const server = await startServer({ LOG_LEVEL: 'warn' }, site.folder);

try {
  const chosen = values.routes?.split(',');
  const routes = builtRoutes(join(site.folder, 'dist', 'client')).filter(
    ({ path }) => path !== controlPath && (chosen === undefined || chosen.includes(path)),
  );
  if (parts.includes('visits')) await measureVisits(routes);
  if (parts.includes('input')) {
    await measureInput(
      server.url,
      routes.map(({ path }) => path),
    );
  }
} finally {
  await server.stop();
  server.removeData();
  site.remove();
}
console.log(`\nDuração: ${decimal((performance.now() - started) / 60_000, 1)} min`);

/** The columns of each table. */
const scores: readonly Metric[] = [
  'desempenho',
  'acessibilidade',
  'boas práticas',
  'busca',
  'FCP',
  'LCP',
  'SI',
  'TBT',
  'CLS',
];
const weights: readonly Metric[] = ['HTML', 'CSS', 'JS', 'fonte', 'imagem', 'outros', 'pedidos'];
const efforts: readonly Metric[] = ['TBT', 'tarefa mais longa', 'estilo e leiaute', 'pintura e camadas'];

async function measureVisits(routes: ReturnType<typeof builtRoutes>): Promise<void> {
  const address = (path: string): string => server.url + path;
  const { moving, still } = await visitAll(
    [...new Set(['/', controlPath, ...routes.map(({ path }) => path)])].map(address),
    address('/'),
  );
  const of = (path: string): Visit => moving.get(address(path)) ?? median([]);
  const control = of(controlPath);
  const pages = new Map(routes.map(({ path }) => [path, of(path)]));
  /** The pages that the others are compared with. */
  const compared = new Map([
    ['site', of('/')],
    ['controle', control],
    ['site sem movimento', still],
  ]);
  const print = (
    title: string,
    visits: ReadonlyMap<string, Visit>,
    columns: readonly Metric[],
    more: (visit: Visit) => Row = () => ({}),
  ): void => {
    const rows = [...visits].map(([name, visit]) => [
      name,
      { ...Object.fromEntries(columns.map((column) => [column, visit.of[column]])), ...more(visit) },
    ]);
    console.log(`\n${title}\n${table('página', Object.fromEntries(rows))}`);
  };

  print(`Celular do Lighthouse, mediana de ${runs} visitas`, pages, scores, ({ largest }) => ({
    'maior pintura': largest.split(' > ').at(-1) ?? '',
  }));
  print('Bytes pela rede e pedidos, na primeira visita', pages, weights);
  print(
    'Trabalho na linha principal durante a carga e a entrada, em ms de um processador 4 vezes mais lento',
    new Map([...pages, ...compared]),
    efforts,
  );
  print(
    'A página inicial, e a mesma em HTML e CSS simples',
    compared,
    [...scores, ...weights],
    ({ of: { LCP, FCP } }) => ({
      'LCP/controle': Number((LCP / control.of.LCP).toFixed(2)),
      'FCP/controle': Number((FCP / control.of.FCP).toFixed(2)),
    }),
  );
  reportGoals(routes, of, { control, still });
}

/**
 * In rounds, not page by page: a busy minute of the machine then touches one visit of each page.
 * @param home is visited with reduced motion, too
 */
async function visitAll(
  urls: readonly string[],
  home: string,
): Promise<{ readonly moving: ReadonlyMap<string, Visit>; readonly still: Visit }> {
  const visits = new Map<string, Visit[]>(urls.map((url) => [url, []]));
  const still: Visit[] = [];
  const chrome = await openChromium();
  const stillChrome = await openChromium('force-prefers-reduced-motion');
  try {
    for (let round = 1; round <= runs; round += 1) {
      still.push(await visit(stillChrome, home));
      for (const [url, list] of visits) {
        list.push(await visit(chrome, url));
        console.error(`visita ${round} de ${runs}: ${url}`);
      }
    }
  } finally {
    chrome.kill();
    stillChrome.kill();
  }
  return {
    moving: new Map([...visits].map(([url, list]) => [url, median(list)])),
    still: median(still),
  };
}
