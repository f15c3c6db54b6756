import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, routeOf } from '#integrations/built-pages.ts';
import { decimal, goalLine } from '../support/print.ts';
import type { Exact, Measures, Visit } from './audit.ts';

/** A prerendered page of the built site. */
interface Route {
  /** Such as `/sobre`. */
  readonly path: string;
  /** Kept out of search engines on purpose: a perfect score for search is then impossible. */
  readonly noindex: boolean;
}

/**
 * Every page that the build wrote as a file. Pages that the server renders on demand are answers to forms and
 * have no address of their own.
 * @param client folder `dist/client`
 */
export function builtRoutes(client: string): Route[] {
  return builtPages(client)
    .map((file) => ({
      path: routeOf(file),
      noindex: readFileSync(join(client, file), 'utf8').includes('<meta name="robots" content="noindex"'),
    }))
    .sort((a, b) => a.path.localeCompare(b.path, 'pt-BR'));
}

/** The most that the largest paint may take, in times the control page's and the other site's home page's. */
const lcpRatios = { control: 1.1, peer: 0.85 };
/** The most that the home page's Speed Index may be, in times that of the same page with reduced motion: the noise of two equal pages. */
const stillRatio = 1.05;
/** The most that a page may block more than the control, in milliseconds. */
const extraTbtMs = 20;
/** The longest task on the main thread, in milliseconds; the control has a longer one (docs/decisions.md, 13). */
const longestTaskMs = 80;
/** The most work of style, layout, paint and layers of the home page, in times the other site's. */
const renderingRatio = 0.8;

/** Audits that a route fails on purpose, each with the reason. */
function byDesign({ path, noindex }: Route): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  if (noindex) reasons.set('is-crawlable', 'fica fora da busca de propósito (noindex)');
  if (path === '/404') {
    reasons.set('http-status-code', 'responde 404, como deve');
    reasons.set('errors-in-console', 'o navegador escreve o 404 do próprio documento no console');
  }
  return reasons;
}

/** The pages that others are compared with: the plain one, the home page with reduced motion, the other site's home page, if one is measured. */
export type Beside = Readonly<Record<'control' | 'still', Visit> & { peer: Visit | undefined }>;

interface Goal {
  readonly name: string;
  readonly value: (visit: Visit) => number;
  readonly most?: number;
  readonly least?: number;
  readonly category?: Exact;
  /** The only route that it is asked of; all when left out. */
  readonly route?: string;
}

/** To two decimals. */
export const ratio = (one: number, other: number): number => Number((one / other).toFixed(2));

function goalsOf({ control, still, peer }: Beside): readonly Goal[] {
  const perfect = (name: keyof Measures, category?: Exact): Goal => ({
    name: `${name} 100`,
    value: (visit) => visit[name],
    least: 100,
    category,
  });
  const lcpWithin = (name: string, other: Visit, most: number): Goal[] =>
    (['LCP', 'LCP na linha lenta'] as const).map((lcp) => ({
      name: `${lcp} até ${decimal(most, 2)}x o ${name}`,
      value: (visit) => ratio(visit[lcp], other[lcp]),
      most,
    }));
  const goals: readonly (Goal | undefined)[] = [
    perfect('desempenho'),
    perfect('acessibilidade', 'accessibility'),
    perfect('boas práticas', 'best-practices'),
    perfect('busca', 'seo'),
    ...lcpWithin('do controle', control, lcpRatios.control),
    {
      name: `Speed Index da página inicial até ${decimal(stillRatio, 2)}x o dela sem movimento`,
      value: ({ SI }) => ratio(SI, still.SI),
      most: stillRatio,
      route: '/',
    },
    { name: 'CLS 0', value: ({ CLS }) => CLS, most: 0 },
    {
      name: `TBT até ${extraTbtMs} ms acima do controle (${control.TBT})`,
      value: ({ TBT }) => TBT - control.TBT,
      most: extraTbtMs,
    },
    {
      name: `nenhuma tarefa acima de ${longestTaskMs} ms (controle: ${control['tarefa mais longa']})`,
      value: (visit) => visit['tarefa mais longa'],
      most: longestTaskMs,
    },
    ...(peer ? lcpWithin('da página inicial do par', peer, lcpRatios.peer) : []),
    peer && {
      name: `estilo, leiaute e pintura da página inicial até ${decimal(renderingRatio, 1)}x os do par`,
      value: (visit) => ratio(visit['as duas'], peer['as duas']),
      most: renderingRatio,
      route: '/',
    },
    {
      name: 'o aviso de cookies não é a maior pintura',
      value: ({ largest }) => (largest.includes('cookies') ? 1 : 0),
      most: 0,
    },
  ];
  return goals.filter((goal) => goal !== undefined);
}

/**
 * Prints whether the site does what it set out to do; lines, not a table, because some goals name many routes. A goal is left out where a
 * route breaks it on purpose, and only for that: another failed audit of the same category counts.
 */
export function reportGoals(routes: readonly Route[], visitOf: (path: string) => Visit, beside: Beside) {
  console.log('\nMetas');
  for (const { name, value, most = Infinity, least = -Infinity, category, route } of goalsOf(beside)) {
    const asked = routes.filter(({ path }) => route === undefined || path === route);
    const missed: string[] = [];
    const excluded: string[] = [];
    for (const one of asked) {
      const visit = visitOf(one.path);
      const found = value(visit);
      if (found <= most && found >= least) continue;
      const reasons = byDesign(one);
      const failed = category === undefined ? [] : visit.failed[category];
      const words = found.toLocaleString('pt-BR');
      if (failed.length > 0 && failed.every((audit) => reasons.has(audit))) {
        const why = failed.map((audit) => reasons.get(audit)).join(', ');
        excluded.push(`fora da meta: ${one.path} (${words}): ${why}`);
      } else missed.push(`${one.path} (${[words, ...failed].join(', ')})`);
    }
    const isMet = missed.length === 0;
    const of = asked.length - excluded.length;
    console.log(goalLine(isMet, isMet ? name : `${name}: em ${missed.length} de ${of}`));
    for (const line of [...missed, ...excluded]) console.log(`                ${line}`);
  }
  console.log();
}
