/**
 * Lighthouse on every route, the home page beside a plain one and another site's, and what a slow phone feels.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from '../tests/support/browser/browser-tab.ts';
import { startServer } from '../tests/support/server.ts';
import { decimal, table } from './support/print.ts';
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
  if (parts.includes('input')) {
    await measureInput(
      server.url,
      routes.map(({ path }) => path),
    );
  }
} finally {
  peer?.close();
  await server.stop();
  server.removeData();
  site.remove();
}
console.log(`\nDuração: ${decimal((performance.now() - started) / 60_000, 1)} min`);

async function measureVisits(routes: ReturnType<typeof builtRoutes>): Promise<void> {
  /** The pages that the others are compared with: names in the tables, and addresses. */
  const compared = new Map<string, string>([
    ['site', `${server.url}/`],
    ['controle', server.url + controlPath],
    ...(peer === undefined ? [] : [['par', `${peer.url}/`] as const]),
  ]);
  const address = (path: string): string => server.url + path;
  const { moving, still } = await visitAll(
    [...new Set([...compared.values(), ...routes.map(({ path }) => address(path))])],
    address('/'),
  );
  const of = (url: string | undefined): Visit => moving.get(url ?? '') ?? median([]);
  const control = of(compared.get('controle'));
  const rows = (make: (page: Visit) => ReturnType<typeof scores>) =>
    Object.fromEntries(routes.map(({ path }) => [path, make(of(address(path)))]));
  const comparedRows = (make: (page: Visit) => ReturnType<typeof scores>) => ({
    ...Object.fromEntries([...compared].map(([name, url]) => [name, make(of(url))])),
    'site sem movimento': make(still),
  });

  console.log(`\nCelular do Lighthouse, mediana de ${runs} visitas`);
  console.log(table('rota', rows(scores)));
  console.log('\nBytes pela rede e pedidos, na primeira visita');
  console.log(table('rota', rows(weights)));
  console.log(
    '\nTrabalho na linha principal durante a carga e a entrada, em ms de um processador 4 vezes mais lento',
  );
  console.log(table('rota', { ...rows(efforts), ...comparedRows(efforts) }));
  console.log('\nA página inicial, e a mesma em HTML e CSS simples');
  console.log(
    table(
      'página',
      comparedRows((page) => compare(page, control)),
    ),
  );
  report(
    goalsOf(routes, (path) => of(address(path)), { control, still, peer: peer && of(compared.get('par')) }),
  );
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
