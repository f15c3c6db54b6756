import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, routeOf } from '#integrations/built-pages.ts';
import { decimal, goalLine } from '../support/print.ts';
import type { Exact, Metric, Visit } from './audit.ts';

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

/** Audits that a route fails on purpose, each with the reason. */
function byDesign({ path, noindex }: Route): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  if (noindex) reasons.set('is-crawlable', 'fica fora da busca de propósito (noindex)');
  // Whatever does not exist is answered with this page and with the status 404.
  if (path === '/404') {
    reasons.set('http-status-code', 'responde 404, como deve');
    reasons.set('errors-in-console', 'o navegador escreve o 404 do próprio documento no console');
  }
  return reasons;
}

interface Rule {
  readonly name: string;
  readonly value: (visit: Visit) => number;
  readonly isMet: (value: number) => boolean;
  readonly category?: Exact;
  /** The only route that it is asked of; all when left out. */
  readonly route?: string;
}

/** The most that the largest paint may take, in times the control page's. */
const lcpRatio = 1.1;
/** The most that the home page's Speed Index may be, in times that of the same page with reduced motion: the noise of two equal pages. */
const stillRatio = 1.05;
/** The most that a page may block more than the control, in milliseconds. */
const extraTbtMs = 20;
/** The longest task on the main thread, in milliseconds; the control has a longer one (docs/decisions/0013-a-slow-phone.md). */
const longestTaskMs = 80;

function rulesFor(control: Visit['of'], still: Visit['of']): readonly Rule[] {
  const perfect = (metric: Metric, category?: Exact): Rule => {
    return {
      name: `${metric} 100`,
      value: ({ of }) => of[metric],
      isMet: (value) => value === 100,
      category,
    };
  };
  const upTo = (most: number) => (value: number) => value <= most;
  const times = (one: number, other: number): number => Number((one / other).toFixed(2));
  return [
    perfect('desempenho'),
    perfect('acessibilidade', 'accessibility'),
    perfect('boas práticas', 'best-practices'),
    perfect('busca', 'seo'),
    {
      name: `LCP até ${decimal(lcpRatio, 2)}x o do controle`,
      value: ({ of }) => times(of.LCP, control.LCP),
      isMet: upTo(lcpRatio),
    },
    {
      name: `Speed Index da página inicial até ${decimal(stillRatio, 2)}x o dela sem movimento`,
      value: ({ of }) => times(of.SI, still.SI),
      isMet: upTo(stillRatio),
      route: '/',
    },
    { name: 'CLS 0', value: ({ of }) => of.CLS, isMet: upTo(0) },
    {
      name: `TBT até ${extraTbtMs} ms acima do controle (${control.TBT})`,
      value: ({ of }) => of.TBT - control.TBT,
      isMet: upTo(extraTbtMs),
    },
    {
      name: `nenhuma tarefa acima de ${longestTaskMs} ms (controle: ${control['tarefa mais longa']})`,
      value: ({ of }) => of['tarefa mais longa'],
      isMet: upTo(longestTaskMs),
    },
    {
      name: 'o aviso de cookies não é a maior pintura',
      value: ({ largest }) => Number(largest.includes('cookies')),
      isMet: upTo(0),
    },
  ];
}

/**
 * Prints whether the site does what it set out to do. A goal is left out where a route breaks it on purpose, and only for
 * that: another failed audit of the same category counts.
 * @param compared the plain page, and the home page with reduced motion
 */
export function reportGoals(
  routes: readonly Route[],
  visitOf: (path: string) => Visit,
  { control, still }: { readonly control: Visit; readonly still: Visit },
): void {
  console.log('\nMetas');
  for (const { name, value, isMet, category, route: only } of rulesFor(control.of, still.of)) {
    const missed: string[] = [];
    const excluded: string[] = [];
    const asked = routes.filter(({ path }) => only === undefined || path === only);
    for (const route of asked) {
      const visit = visitOf(route.path);
      if (isMet(value(visit))) continue;
      const reasons = byDesign(route);
      const failed = category === undefined ? [] : visit.failed[category];
      const why = failed.map((audit) => reasons.get(audit) ?? audit);
      const where = `${route.path} (${[value(visit).toLocaleString('pt-BR'), ...why].join(', ')})`;
      const isMeant = failed.length > 0 && failed.every((audit) => reasons.has(audit));
      (isMeant ? excluded : missed).push(where);
    }
    const isDone = missed.length === 0;
    console.log(
      goalLine(isDone, isDone ? name : `${name}: em ${missed.length} de ${asked.length - excluded.length}`),
    );
    for (const where of missed) console.log(`                ${where}`);
    for (const where of excluded) console.log(`                fora da meta: ${where}`);
  }
  console.log();
}
