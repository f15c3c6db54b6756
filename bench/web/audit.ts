import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

type Read = (lhr: Result) => number;
/** The categories whose audits pass or fail. */
export type Exact = 'accessibility' | 'best-practices' | 'seo';

const score = (category: 'performance' | Exact): Read => {
  return ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100);
};
const value = (lhr: Result, audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
const time = (audit: string): Read => {
  return (lhr) => Math.round(value(lhr, audit));
};
/** Milliseconds of one group of work on the main thread while the page loads and its entrance plays. */
const work = (name: string): Read => {
  return (lhr) => {
    const row = itemsOf(lhr, 'mainthread-work-breakdown').find(({ group }) => group === name);
    return Math.round(Number(row?.duration ?? 0));
  };
};
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'];
/** Bytes over the network, headers too, of one kind of file, or of all other kinds. */
const bytes = (kind?: string): Read => {
  const isMeant = (type: string): boolean => (kind === undefined ? !kinds.includes(type) : type === kind);
  return (lhr) =>
    itemsOf(lhr, 'network-requests')
      .filter(({ resourceType }) => isMeant(String(resourceType)))
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
};

/** What is measured of a visit, by its column in the tables: Lighthouse's phone preset, times in milliseconds of its slow phone. */
const metrics = {
  desempenho: score('performance'),
  acessibilidade: score('accessibility'),
  'boas práticas': score('best-practices'),
  busca: score('seo'),
  FCP: time('first-contentful-paint'),
  LCP: time('largest-contentful-paint'),
  SI: time('speed-index'),
  TBT: time('total-blocking-time'),
  CLS: (lhr) => Number(value(lhr, 'cumulative-layout-shift').toFixed(4)),
  /** 0 when none takes more than 50 ms. */
  'tarefa mais longa': (lhr) =>
    Math.round(Math.max(0, ...itemsOf(lhr, 'long-tasks').map(({ duration }) => Number(duration)))),
  'estilo e leiaute': work('styleLayout'),
  'pintura e camadas': work('paintCompositeRender'),
  HTML: bytes('Document'),
  CSS: bytes('Stylesheet'),
  JS: bytes('Script'),
  fonte: bytes('Font'),
  imagem: bytes('Image'),
  outros: bytes(),
  pedidos: (lhr) => itemsOf(lhr, 'network-requests').length,
} satisfies Record<string, Read>;
export type Metric = keyof typeof metrics;
const names = Object.keys(metrics) as Metric[];

/** What one visit of a page costs and scores. */
export interface Visit {
  readonly of: Readonly<Record<Metric, number>>;
  /** The element of the largest paint, as a selector. */
  readonly largest: string;
  /** Audits that cost points, by category, such as `is-crawlable` of `seo`. */
  readonly failed: Readonly<Record<Exact, readonly string[]>>;
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
  const run = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    disableFullPageScreenshot: true,
    // The error page is measured too.
    ignoreStatusCode: true,
  });
  if (run === undefined || run.lhr.runtimeError !== undefined) {
    throw new Error(`O Lighthouse não mediu ${url}: ${run?.lhr.runtimeError?.message ?? 'sem resultado'}`);
  }
  const { lhr } = run;
  const painted = itemsOf(lhr, 'lcp-breakdown-insight').find(({ type }) => type === 'node');
  return {
    of: byMetric((name) => metrics[name](lhr)),
    largest: String(painted?.selector ?? ''),
    failed: {
      accessibility: failedOf(lhr, 'accessibility'),
      'best-practices': failedOf(lhr, 'best-practices'),
      seo: failedOf(lhr, 'seo'),
    },
  };
}

function byMetric(make: (name: Metric) => number): Visit['of'] {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Visit['of'];
}

function failedOf(lhr: Result, category: Exact): string[] {
  const audits = lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return audits.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 1);
}

function itemsOf(lhr: Result, audit: string): readonly Readonly<Record<string, unknown>>[] {
  const details = lhr.audits[audit]?.details;
  return details !== undefined && 'items' in details ? details.items : [];
}

/** The visit in the middle, value by value; what can't be ordered is taken from the last one. */
export function median(visits: readonly Visit[]): Visit {
  const last = visits.at(-1);
  if (last === undefined) throw new Error('Nenhuma visita.');
  const middle = (name: Metric): number =>
    visits.map(({ of }) => of[name]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return { ...last, of: byMetric(middle) };
}
