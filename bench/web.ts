/** Lighthouse on every route, the home page beside a plain and a browser-drawn one, and the way to the second page. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from '../tests/support/browser-tab.ts';
import { startServer } from '../tests/support/server.ts';
import { requireBuild } from './support/built.ts';
import { decimal, goalLine, type Row, table } from './support/print.ts';
import { median, type Visit, visit } from './web/audit.ts';
import { type Goal, goalsOf } from './web/goals.ts';
import { measureNavigation } from './web/navigation.ts';
import { builtRoutes } from './web/routes.ts';
import { controlPath, copySite, spaPath } from './web/site-copy.ts';

const { values } = parseArgs({
  options: {
    /** Routes to visit, with commas; all of them when it is not given. */
    routes: { type: 'string' },
    /** Visits of each page; the table has their median. */
    runs: { type: 'string', default: '3' },
    /** Leaves the navigation out. */
    'no-navigation': { type: 'boolean', default: false },
  },
});
requireBuild();
const runs = Number(values.runs);
const started = performance.now();
const site = await copySite();
const server = await startServer({ LOG_LEVEL: 'warn' }, site.folder);

try {
  const chosen = values.routes?.split(',');
  const routes = builtRoutes(join(site.folder, 'dist', 'client')).filter(
    ({ path }) => path !== controlPath && path !== spaPath && (chosen === undefined || chosen.includes(path)),
  );
  const compared = ['/', controlPath, spaPath];
  const paths = [...new Set([...compared, ...routes.map(({ path }) => path)])];
  const results = await visitAll(paths);
  const of = (path: string): Visit => results.get(path) ?? median([]);

  console.log(`\nCelular do Lighthouse, mediana de ${runs} visitas`);
  console.log(table('rota', Object.fromEntries(routes.map(({ path }) => [path, scores(of(path))]))));
  console.log('\nBytes pela rede e pedidos, na primeira visita');
  console.log(table('rota', Object.fromEntries(routes.map(({ path }) => [path, weights(of(path))]))));
  console.log('\nA página inicial, a mesma em HTML e CSS simples, e a mesma desenhada no navegador');
  const names: Readonly<Record<string, string>> = {
    '/': 'site',
    [controlPath]: 'controle',
    [spaPath]: 'SPA',
  };
  console.log(
    table(
      'página',
      Object.fromEntries(compared.map((path) => [names[path], compare(of(path), of(controlPath))])),
    ),
  );
  report(goalsOf(routes, of, of(controlPath)));
  if (!values['no-navigation']) await measureNavigation(site.folder, runs);
} finally {
  await server.stop();
  server.removeData();
  site.remove();
}
console.log(`\nDuração: ${decimal((performance.now() - started) / 60_000, 1)} min`);

/** In rounds, not page by page: a busy minute of the machine then touches one visit of each page. */
async function visitAll(paths: readonly string[]): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  const chrome = await openChromium();
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const [path, list] of visits) {
        list.push(await visit(chrome, server.url + path));
        console.error(`visita ${round} de ${runs}: ${path}`);
      }
    }
  } finally {
    chrome.kill();
  }
  return new Map([...visits].map(([path, list]) => [path, median(list)]));
}

function scores(page: Visit): Row {
  return {
    desempenho: page.performance,
    acessibilidade: page.accessibility,
    'boas práticas': page.bestPractices,
    busca: page.seo,
    FCP: Math.round(page.fcp),
    LCP: Math.round(page.lcp),
    TBT: Math.round(page.tbt),
    CLS: Number(page.cls.toFixed(4)),
    'maior pintura': page.largest.split(' > ').at(-1) ?? '',
  };
}

function weights({ bytes, requests }: Visit): Row {
  return {
    HTML: bytes.html,
    CSS: bytes.css,
    JS: bytes.js,
    fonte: bytes.font,
    imagem: bytes.image,
    outros: bytes.other,
    pedidos: requests,
  };
}

function compare(page: Visit, control: Visit): Row {
  const { 'maior pintura': _, ...numbers } = scores(page);
  const total = Object.values(page.bytes).reduce((sum, value) => sum + value, 0);
  return {
    ...numbers,
    'LCP/controle': Number((page.lcp / control.lcp).toFixed(2)),
    'FCP/controle': Number((page.fcp / control.fcp).toFixed(2)),
    bytes: total,
    pedidos: page.requests,
  };
}

/** Lines, not a table: some goals name many routes. */
function report(goals: readonly Goal[]): void {
  console.log('\nMetas');
  for (const { name, of, missed, excluded } of goals) {
    const isMet = missed.length === 0;
    console.log(goalLine(isMet, isMet ? name : `${name}: em ${missed.length} de ${of}`));
    for (const where of missed) console.log(`                ${where}`);
    for (const where of excluded) console.log(`                fora da meta: ${where}`);
  }
  console.log();
}
