import type { Visit } from './audit.ts';
import { notFoundPath, type Route } from './routes.ts';

/** One goal over all the routes that were visited. */
export interface Goal {
  readonly name: string;
  /** Routes that it was asked of. */
  readonly of: number;
  /** Where it was not met, with the value. */
  readonly missed: readonly string[];
  /** Where it can't be met by design, with the value and the reason. */
  readonly excluded: readonly string[];
}

/** The most that the largest paint may take, in times the control page's. */
const lcpRatio = 1.15;

interface Rule {
  readonly name: string;
  readonly value: (visit: Visit) => number;
  readonly isMet: (value: number) => boolean;
  /** Why a route can't meet it, if it can't. */
  readonly excuse?: (route: Route, visit: Visit) => string | undefined;
}

/**
 * Whether the site does what it set out to do. A goal is left out where a route breaks it on purpose, and only for
 * that: another failed audit of the same category counts.
 */
export function goalsOf(
  routes: readonly Route[],
  visitOf: (path: string) => Visit,
  control: Visit,
): readonly Goal[] {
  const isPerfect = (value: number): boolean => value === 100;
  const rules: readonly Rule[] = [
    { name: 'desempenho 100', value: ({ performance }) => performance, isMet: isPerfect },
    { name: 'acessibilidade 100', value: ({ accessibility }) => accessibility, isMet: isPerfect },
    {
      name: 'boas práticas 100',
      value: ({ bestPractices }) => bestPractices,
      isMet: isPerfect,
      // The browser writes the status of the document itself to the console.
      excuse: ({ path }) =>
        path === notFoundPath ? 'responde 404, e o navegador o escreve no console' : undefined,
    },
    {
      name: 'busca 100',
      value: ({ seo }) => seo,
      isMet: isPerfect,
      excuse: ({ path, noindex }, { failed }) => {
        const others = failed.filter(
          (id) => id !== 'is-crawlable' && !(path === notFoundPath && id === 'http-status-code'),
        );
        return noindex && others.length === 0 ? 'fica fora da busca de propósito (noindex)' : undefined;
      },
    },
    {
      name: `LCP até ${lcpRatio.toLocaleString('pt-BR')}x o do controle`,
      value: ({ lcp }) => Number((lcp / control.lcp).toFixed(2)),
      isMet: (value) => value <= lcpRatio,
    },
    { name: 'CLS 0', value: ({ cls }) => Number(cls.toFixed(4)), isMet: (value) => value === 0 },
    { name: 'TBT 0', value: ({ tbt }) => Math.round(tbt), isMet: (value) => value === 0 },
    {
      name: 'a faixa de cookies não é a maior pintura',
      value: ({ largest }) => (largest.includes('cookies') ? 1 : 0),
      isMet: (value) => value === 0,
    },
  ];
  return rules.map(({ name, value, isMet, excuse }) => {
    const missed: string[] = [];
    const excluded: string[] = [];
    for (const route of routes) {
      const visit = visitOf(route.path);
      const found = value(visit);
      if (isMet(found)) continue;
      const why = excuse?.(route, visit);
      if (why === undefined) missed.push(`${route.path} (${found})`);
      else excluded.push(`${route.path} (${found}): ${why}`);
    }
    return { name, of: routes.length - excluded.length, missed, excluded };
  });
}
