import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** What one visit of a page costs and scores: Lighthouse's mobile preset, times in milliseconds of its slow phone. */
export interface Visit {
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tbt: number;
  readonly cls: number;
  /** Lighthouse's 'Rendering': paint and layers on the main thread while the page loads and its entrance plays. */
  readonly rendering: number;
  /** Lighthouse's 'Style & Layout', in the same time. */
  readonly styleLayout: number;
  /** The longest task on the main thread; 0 when none takes more than 50 ms. */
  readonly longestTask: number;
  /** Bytes over the network, headers too, by kind. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** The element of the largest paint, as a selector. */
  readonly largest: string;
  /** Audits that cost points, by category, such as `is-crawlable` of `seo`. */
  readonly failed: Readonly<Record<Exact, readonly string[]>>;
}

type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};
/** The categories whose audits pass or fail. */
export type Exact = 'accessibility' | 'best-practices' | 'seo';

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
  return summarize(run.lhr);
}

function summarize(lhr: Result): Visit {
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 };
  const requests = itemsOf(lhr, 'network-requests');
  for (const { resourceType, transferSize } of requests) {
    bytes[kindOf[String(resourceType)] ?? 'other'] += Number(transferSize);
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    rendering: mainThread(lhr, 'paintCompositeRender'),
    styleLayout: mainThread(lhr, 'styleLayout'),
    longestTask: Math.max(0, ...itemsOf(lhr, 'long-tasks').map(({ duration }) => Number(duration))),
    bytes,
    requests: requests.length,
    largest: String(
      itemsOf(lhr, 'lcp-breakdown-insight').find(({ type }) => type === 'node')?.selector ?? '',
    ),
    failed: {
      accessibility: failedOf(lhr, 'accessibility'),
      'best-practices': failedOf(lhr, 'best-practices'),
      seo: failedOf(lhr, 'seo'),
    },
  };
}

/** Milliseconds of one group of work on the main thread, of a processor four times as slow as this one. */
function mainThread(lhr: Result, group: string): number {
  const row = itemsOf(lhr, 'mainthread-work-breakdown').find((item) => item.group === group);
  return Number(row?.duration ?? 0);
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
  const middle = (of: (visit: Visit) => number): number =>
    visits.map(of).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return {
    performance: middle((visit) => visit.performance),
    accessibility: middle((visit) => visit.accessibility),
    bestPractices: middle((visit) => visit.bestPractices),
    seo: middle((visit) => visit.seo),
    fcp: middle((visit) => visit.fcp),
    lcp: middle((visit) => visit.lcp),
    speedIndex: middle((visit) => visit.speedIndex),
    tbt: middle((visit) => visit.tbt),
    cls: middle((visit) => visit.cls),
    rendering: middle((visit) => visit.rendering),
    styleLayout: middle((visit) => visit.styleLayout),
    longestTask: middle((visit) => visit.longestTask),
    bytes: last.bytes,
    requests: middle((visit) => visit.requests),
    largest: last.largest,
    failed: last.failed,
  };
}
