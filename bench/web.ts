/** Lighthouse on every route, and what a slow phone feels. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtPages, routeOf } from '#integrations/built-pages.ts';
import { root } from '../scripts/lib/process.mjs';
import { openChromium } from '../tests/support/browser-tab.ts';
import { startServer } from '../tests/support/server.ts';
import { goalLine, type Row, table } from './support/print.ts';
import { requireBuild } from './support/scenarios.ts';
import { categories, median, type Visit, visit } from './web/audit.ts';
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
const client = join(root, 'dist', 'client');
const files = new Map(builtPages(client).map((file) => [routeOf(file), join(client, file)]));
const routes = values.routes?.split(',') ?? [...files.keys()].sort();
const server = await startServer({ LOG_LEVEL: 'warn' });
try {
  if (values.parts.includes('visits')) report(await visitAll());
  if (values.parts.includes('input')) await measureInput(server.url, routes);
} finally {
  await server.stop();
  server.removeData();
}

/** In rounds, not page by page: a busy minute of the machine then touches one visit of each page. */
async function visitAll(): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit[]>(routes.map((route) => [route, []]));
  const chrome = await openChromium();
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const [route, list] of visits) {
        list.push(await visit(chrome, server.url + route));
        console.error(`visita ${round} de ${runs}: ${route}`);
      }
    }
  } finally {
    chrome.kill();
  }
  return new Map([...visits].map(([route, list]) => [route, median(list)]));
}

function report(visits: ReadonlyMap<string, Visit>): void {
  const rows = (make: (page: Visit) => Row) =>
    Object.fromEntries([...visits].map(([route, page]) => [route, make(page)]));
  console.log(`\nCelular do Lighthouse, mediana de ${runs} visitas`);
  console.log(
    table(
      'rota',
      rows(({ scores, times, largest }) => ({ ...scores, ...times, largest })),
    ),
  );
  console.log('\nBytes pela rede e pedidos, na primeira visita');
  console.log(
    table(
      'rota',
      rows(({ bytes, requests }) => ({ ...bytes, pedidos: requests })),
    ),
  );
  console.log('\nMetas');
  for (const category of categories) {
    const missed = [...visits].flatMap(([route, { scores, failed }]) => {
      const others = failed[category].filter((audit) => !byDesign(route).includes(audit));
      return scores[category] === 100 || (failed[category].length > 0 && others.length === 0)
        ? []
        : `${route} (${[scores[category], ...others].join(', ')})`;
    });
    console.log(goalLine(missed.length === 0, [`${category} 100`, ...missed].join(' ')));
  }
  const moved = [...visits].filter(([, { times }]) => times.CLS > 0).map(([route]) => route);
  console.log(goalLine(moved.length === 0, ['CLS 0', ...moved].join(' ')));
}

/** Audits that a route fails on purpose: it is kept out of search engines, or answers 404, which the browser logs. */
function byDesign(route: string): readonly string[] {
  const html = readFileSync(files.get(route) ?? '', 'utf8');
  return [
    ...(html.includes('<meta name="robots" content="noindex"') ? ['is-crawlable'] : []),
    ...(route === '/404' ? ['http-status-code', 'errors-in-console'] : []),
  ];
}
