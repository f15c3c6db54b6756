import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, routeOf } from '#integrations/built-pages.ts';
import { decimal, goalLine, type Row } from '../support/print.ts';
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

/** One goal over all the routes that were visited. */
interface Goal {
  readonly name: string;
  /** Routes that it was asked of. */
  readonly of: number;
  /** Where it was not met, with the value. */
  readonly missed: readonly string[];
  /** Where it can't be met by design, with the value and the reason. */
  readonly excluded: readonly string[];
}

/** The most that the largest paint may take, in times the control page's and the other site's home page's. */
const lcpRatios = { control: 1.1, peer: 0.85 };
/** The most that the home page's Speed Index may be, in times that of the same page with reduced motion: the noise of two equal pages. */
const stillRatio = 1.05;
/** The most that a page may block more than the control, in milliseconds. */
const extraTbtMs = 20;
/** The longest task on the main thread, in milliseconds; the control has a longer one (docs/decisions/0013-a-slow-phone.md). */
const longestTaskMs = 80;
/** The most work of style, layout, paint and layers of the home page, in times the other site's. */
const renderingRatio = 0.8;

const renderingWork = ({ styleLayout, rendering }: Visit): number => styleLayout + rendering;

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

interface Rule {
  readonly name: string;
  readonly value: (visit: Visit) => number;
  readonly isMet: (value: number) => boolean;
  readonly category?: Exact;
  /** The only route that it is asked of; all when left out. */
  readonly route?: string;
}

/**
 * Whether the site does what it set out to do. A goal is left out where a route breaks it on purpose, and only for
 * that: another failed audit of the same category counts.
 * @param beside the plain page, the home page with reduced motion, and the other site's home page, if one is measured
 */
export function goalsOf(
  routes: readonly Route[],
  visitOf: (path: string) => Visit,
  {
    control,
    still,
    peer,
  }: Readonly<Record<'control' | 'still', Visit>> & { readonly peer: Visit | undefined },
): readonly Goal[] {
  const perfect = (name: string, score: keyof Measures, category?: Exact): Rule => ({
    name: `${name} 100`,
    value: (visit) => visit[score],
    isMet: (value) => value === 100,
    category,
  });
  const atMost = (most: number) => (value: number) => value <= most;
  const lcpWithin = (name: string, other: Visit, ratio: number): Rule => ({
    name: `LCP até ${decimal(ratio, 2)}x o ${name}`,
    value: ({ lcp }) => Number((lcp / other.lcp).toFixed(2)),
    isMet: atMost(ratio),
  });
  const ofPeer = (other: Visit): readonly Rule[] => [
    lcpWithin('da página inicial do par', other, lcpRatios.peer),
    {
      name: `estilo, leiaute e pintura da página inicial até ${decimal(renderingRatio, 1)}x os do par`,
      value: (visit) => Number((renderingWork(visit) / renderingWork(other)).toFixed(2)),
      isMet: atMost(renderingRatio),
      route: '/',
    },
  ];
  const rules: readonly Rule[] = [
    perfect('desempenho', 'performance'),
    perfect('acessibilidade', 'accessibility', 'accessibility'),
    perfect('boas práticas', 'bestPractices', 'best-practices'),
    perfect('busca', 'seo', 'seo'),
    lcpWithin('do controle', control, lcpRatios.control),
    {
      name: `Speed Index da página inicial até ${decimal(stillRatio, 2)}x o dela sem movimento`,
      value: ({ speedIndex }) => Number((speedIndex / still.speedIndex).toFixed(2)),
      isMet: atMost(stillRatio),
      route: '/',
    },
    { name: 'CLS 0', value: ({ cls }) => Number(cls.toFixed(4)), isMet: atMost(0) },
    {
      name: `TBT até ${extraTbtMs} ms acima do controle (${Math.round(control.tbt)})`,
      value: ({ tbt }) => Math.round(tbt - control.tbt),
      isMet: atMost(extraTbtMs),
    },
    {
      name: `nenhuma tarefa acima de ${longestTaskMs} ms (controle: ${Math.round(control.longestTask)})`,
      value: ({ longestTask }) => Math.round(longestTask),
      isMet: atMost(longestTaskMs),
    },
    ...(peer === undefined ? [] : ofPeer(peer)),
    {
      name: 'o aviso de cookies não é a maior pintura',
      value: ({ largest }) => (largest.includes('cookies') ? 1 : 0),
      isMet: atMost(0),
    },
  ];
  return rules.map(({ name, value, isMet, category, route: only }) => {
    const missed: string[] = [];
    const excluded: string[] = [];
    const asked = routes.filter(({ path }) => only === undefined || path === only);
    for (const route of asked) {
      const visit = visitOf(route.path);
      const found = value(visit);
      if (isMet(found)) continue;
      const reasons = byDesign(route);
      const failed = category === undefined ? [] : visit.failed[category];
      if (failed.length > 0 && failed.every((audit) => reasons.has(audit))) {
        excluded.push(
          `${route.path} (${found.toLocaleString('pt-BR')}): ${failed.map((audit) => reasons.get(audit)).join(', ')}`,
        );
      } else {
        missed.push(`${route.path} (${[found.toLocaleString('pt-BR'), ...failed].join(', ')})`);
      }
    }
    return { name, of: asked.length - excluded.length, missed, excluded };
  });
}

/** Scores and times of a visit. */
export function scores(page: Visit): Row {
  return {
    desempenho: page.performance,
    acessibilidade: page.accessibility,
    'boas práticas': page.bestPractices,
    busca: page.seo,
    FCP: Math.round(page.fcp),
    LCP: Math.round(page.lcp),
    SI: Math.round(page.speedIndex),
    TBT: Math.round(page.tbt),
    CLS: Number(page.cls.toFixed(4)),
    'maior pintura': page.largest.split(' > ').at(-1) ?? '',
  };
}

/** What a visit downloads. */
export function weights({ bytes, requests }: Visit): Row {
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

/** What a visit asks of the phone's main thread. */
export function efforts(page: Visit): Row {
  return {
    TBT: Math.round(page.tbt),
    'tarefa mais longa': Math.round(page.longestTask),
    'estilo e leiaute': Math.round(page.styleLayout),
    'pintura e camadas': Math.round(page.rendering),
    'as duas': Math.round(page.styleLayout + page.rendering),
  };
}

/** A visit beside the control's. */
export function compare(page: Visit, control: Visit): Row {
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

/** Prints whether goals were met; lines, not a table, because some goals name many routes. */
export function report(goals: readonly Goal[]): void {
  console.log('\nMetas');
  for (const { name, of, missed, excluded } of goals) {
    const isMet = missed.length === 0;
    console.log(goalLine(isMet, isMet ? name : `${name}: em ${missed.length} de ${of}`));
    for (const where of missed) console.log(`                ${where}`);
    for (const where of excluded) console.log(`                fora da meta: ${where}`);
  }
  console.log();
}
