import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lighthouse's audits by what a table calls them; milliseconds of its slow phone, but for CLS. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
/** Groups of work on the main thread while the page loads and its entrance plays, by what a table calls them; milliseconds too. */
const groups = { 'estilo e leiaute': 'styleLayout', 'pintura e camadas': 'paintCompositeRender' } as const;
type Time = keyof typeof audits | keyof typeof groups | 'tarefa mais longa';

const kinds: Readonly<Record<string, string>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonte',
  Image: 'imagem',
};

/** What one visit of a page costs and scores, by Lighthouse's mobile preset. */
export interface Visit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly times: Readonly<Record<Time, number>>;
  /** Bytes over the network, headers too, by kind. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly requests: number;
  /** The element of the largest paint, as a selector. */
  readonly largest: string;
  /** Audits that cost points. */
  readonly failed: Readonly<Record<Category, readonly string[]>>;
}

/** Lighthouse loses a trace now and then, and says itself to try again. */
const tries = 3;

/**
 * Visits a page once, with an empty cache and storage.
 * @throws when Lighthouse could not measure it, three times in a row
 */
export async function visit(chrome: LaunchedChrome, url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
      // The error page is measured too.
      ignoreStatusCode: true,
    });
    if (run !== undefined && run.lhr.runtimeError === undefined) return summarize(run.lhr);
    if (attempt === tries)
      throw new Error(`O Lighthouse não mediu ${url}: ${run?.lhr.runtimeError?.message ?? 'sem resultado'}`);
  }
}

function summarize(lhr: Result): Visit {
  const bytes: Record<string, number> = { HTML: 0, CSS: 0, JS: 0, fonte: 0, imagem: 0, outros: 0 };
  const requests = itemsOf(lhr, 'network-requests');
  for (const { resourceType, transferSize } of requests) {
    const kind = kinds[String(resourceType)] ?? 'outros';
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize);
  }
  const work = itemsOf(lhr, 'mainthread-work-breakdown');
  const tasks = itemsOf(lhr, 'long-tasks').map(({ duration }) => Number(duration));
  return {
    scores: byName(categories, (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    times: {
      ...byName(keysOf(audits), (name) => {
        const value = lhr.audits[audits[name]]?.numericValue ?? Number.NaN;
        return name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
      }),
      ...byName(keysOf(groups), (name) =>
        Math.round(Number(work.find(({ group }) => group === groups[name])?.duration ?? 0)),
      ),
      'tarefa mais longa': Math.round(Math.max(0, ...tasks)),
    },
    bytes,
    requests: requests.length,
    largest: String(
      itemsOf(lhr, 'lcp-breakdown-insight').find(({ type }) => type === 'node')?.selector ?? '',
    ),
    failed: byName(categories, (category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

function itemsOf(lhr: Result, audit: string): readonly Readonly<Record<string, unknown>>[] {
  const details = lhr.audits[audit]?.details;
  return details !== undefined && 'items' in details ? details.items : [];
}

/** The visit in the middle, value by value; what can't be ordered is taken from the last one. */
export function median(visits: readonly Visit[]): Visit {
  const last = visits.at(-1);
  if (last === undefined) throw new Error('Nenhuma visita.');
  const middle = (of: (visit: Visit) => number): number =>
    visits.map(of).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return {
    ...last,
    scores: byName(categories, (category) => middle(({ scores }) => scores[category])),
    times: byName(keysOf(last.times), (name) => middle(({ times }) => times[name])),
  };
}

function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

function byName<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
