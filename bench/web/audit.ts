import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { percentile, type Row } from '../support/print.ts';

/** The categories whose audits pass or fail. */
export type Exact = 'accessibility' | 'best-practices' | 'seo';

/** From 0 to 100. */
const score = (category: string) => (lhr: Result) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
const value =
  (audit: string, digits = 0) =>
  (lhr: Result) =>
    Number((lhr.audits[audit]?.numericValue ?? Number.NaN).toFixed(digits));
/** Milliseconds of these groups of work on the main thread, of a processor four times as slow as this one. */
const mainThread =
  (...groups: readonly string[]) =>
  (lhr: Result) =>
    Math.round(
      sum(lhr, 'mainthread-work-breakdown', 'duration', ({ group }) => groups.includes(String(group))),
    );
/** Bytes over the network, headers too, of one kind of file or of all. */
const bytes = (kind?: string) => (lhr: Result) =>
  sum(lhr, 'network-requests', 'transferSize', (item) => [item.resourceType, undefined].includes(kind));

/** What is measured in numbers, by the columns of the tables; times in milliseconds of Lighthouse's slow phone. */
const measures = {
  desempenho: score('performance'),
  acessibilidade: score('accessibility'),
  'boas práticas': score('best-practices'),
  busca: score('seo'),
  FCP: value('first-contentful-paint'),
  LCP: value('largest-contentful-paint'),
  SI: value('speed-index'),
  TBT: value('total-blocking-time'),
  CLS: value('cumulative-layout-shift', 4),
  HTML: bytes('Document'),
  CSS: bytes('Stylesheet'),
  JS: bytes('Script'),
  fonte: bytes('Font'),
  imagem: bytes('Image'),
  bytes: bytes(),
  pedidos: (lhr: Result) => itemsOf(lhr, 'network-requests').length,
  /** 0 when none takes more than 50 ms. */
  'tarefa mais longa': (lhr: Result) =>
    Math.round(Math.max(0, ...itemsOf(lhr, 'long-tasks').map(({ duration }) => Number(duration)))),
  'estilo e leiaute': mainThread('styleLayout'),
  /** While the page loads and its entrance plays. */
  'pintura e camadas': mainThread('paintCompositeRender'),
  'as duas': mainThread('styleLayout', 'paintCompositeRender'),
};

/**
 * When text is painted on a line and a processor that are slowed down in fact, in milliseconds. Lighthouse's other times are a model of
 * them: it counts all that came before the paint over this machine's own line, where everything does (docs/decisions.md, 10).
 */
const slowed = {
  'FCP na linha lenta': value('first-contentful-paint'),
  'LCP na linha lenta': value('largest-contentful-paint'),
};

export type Measures = Record<keyof typeof measures | keyof typeof slowed, number>;

/** Columns of the tables. */
export const columns = {
  scores: ['desempenho', 'acessibilidade', 'boas práticas', 'busca', 'FCP', 'LCP', 'SI', 'TBT', 'CLS'],
  /** On the slow line. */
  paints: ['FCP na linha lenta', 'LCP na linha lenta'],
  /** What a visit downloads. */
  weights: ['HTML', 'CSS', 'JS', 'fonte', 'imagem', 'bytes', 'pedidos'],
  /** What it asks of the phone's main thread. */
  efforts: ['TBT', 'tarefa mais longa', 'estilo e leiaute', 'pintura e camadas', 'as duas'],
} as const satisfies Record<string, readonly (keyof Measures)[]>;

/** What one visit of a page costs and scores: Lighthouse's mobile preset. */
export interface Visit extends Readonly<Measures> {
  /** The element of the largest paint, as a selector. */
  readonly largest: string;
  /** Audits that cost points, by category, such as `is-crawlable` of `seo`. */
  readonly failed: Readonly<Record<Exact, readonly string[]>>;
}

/** Some columns of a visit. */
export function rowOf(visit: Visit, names: readonly (keyof Measures)[]): Row {
  return Object.fromEntries(names.map((name) => [name, visit[name]]));
}

/** Lighthouse loses a trace now and then, and says itself to try again. */
const tries = 3;

/**
 * Visits a page once, with an empty cache and storage.
 * @throws when Lighthouse could not measure it, three times in a row
 */
export async function visit(chrome: LaunchedChrome, url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(chrome, url);
    } catch (error) {
      if (attempt === tries) throw error;
      console.warn(`${error instanceof Error ? error.message : error}; de novo`);
    }
  }
}

async function visitOnce(chrome: LaunchedChrome, url: string): Promise<Visit> {
  const lhr = await audit(chrome, url, {
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  const onlyAudits = ['first-contentful-paint', 'largest-contentful-paint'];
  const slow = await audit(chrome, url, { onlyAudits, throttlingMethod: 'devtools' });
  const largest = itemsOf(lhr, 'lcp-breakdown-insight').find(({ type }) => type === 'node')?.selector;
  return {
    ...valuesOf(measures, (of) => of(lhr)),
    ...valuesOf(slowed, (of) => of(slow)),
    largest: String(largest ?? ''),
    failed: {
      accessibility: failedOf(lhr, 'accessibility'),
      'best-practices': failedOf(lhr, 'best-practices'),
      seo: failedOf(lhr, 'seo'),
    },
  };
}

async function audit(chrome: LaunchedChrome, url: string, flags: Flags): Promise<Result> {
  const run = await lighthouse(url, {
    ...flags,
    port: chrome.port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    // The error page is measured too.
    ignoreStatusCode: true,
  });
  if (run === undefined || run.lhr.runtimeError !== undefined) {
    throw new Error(`O Lighthouse não mediu ${url}: ${run?.lhr.runtimeError?.message ?? 'sem resultado'}`);
  }
  return run.lhr;
}

function valuesOf<Name extends string, Of>(
  all: Readonly<Record<Name, Of>>,
  value: (of: Of, name: Name) => number,
): Record<Name, number> {
  const names = Object.keys(all) as Name[];
  return Object.fromEntries(names.map((name) => [name, value(all[name], name)])) as Record<Name, number>;
}

function failedOf(lhr: Result, category: Exact): string[] {
  const audits = lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return audits.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 1);
}

type Item = Readonly<Record<string, unknown>>;

function itemsOf(lhr: Result, audit: string): readonly Item[] {
  const details = lhr.audits[audit]?.details;
  return details !== undefined && 'items' in details ? details.items : [];
}

function sum(lhr: Result, audit: string, name: string, isCounted: (item: Item) => boolean): number {
  return itemsOf(lhr, audit)
    .filter(isCounted)
    .reduce((total, item) => total + Number(item[name]), 0);
}

/** The visit in the middle, value by value; what can't be ordered is taken from the last one. */
export function median(visits: readonly Visit[]): Visit {
  const last = visits.at(-1);
  if (last === undefined) throw new Error('Nenhuma visita.');
  const values = (name: keyof Measures) => visits.map((visit) => visit[name]);
  return { ...last, ...valuesOf({ ...measures, ...slowed }, (_, name) => percentile(values(name), 0.5)) };
}
