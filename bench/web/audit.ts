import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { percentile } from '../support/print.ts';

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

/** From 0 to 100. */
const score = (category: string) => (lhr: Result) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
const value = (audit: string) => (lhr: Result) => lhr.audits[audit]?.numericValue ?? Number.NaN;
/** Milliseconds of one group of work on the main thread, of a processor four times as slow as this one. */
const mainThread = (group: string) => (lhr: Result) =>
  Number(itemsOf(lhr, 'mainthread-work-breakdown').find((item) => item.group === group)?.duration ?? 0);

/** What is measured in numbers; times in milliseconds of Lighthouse's slow phone. */
const measures = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  bestPractices: score('best-practices'),
  seo: score('seo'),
  fcp: value('first-contentful-paint'),
  lcp: value('largest-contentful-paint'),
  speedIndex: value('speed-index'),
  tbt: value('total-blocking-time'),
  cls: value('cumulative-layout-shift'),
  /** Lighthouse's 'Rendering': paint and layers on the main thread while the page loads and its entrance plays. */
  rendering: mainThread('paintCompositeRender'),
  /** Lighthouse's 'Style & Layout', in the same time. */
  styleLayout: mainThread('styleLayout'),
  /** The longest task on the main thread; 0 when none takes more than 50 ms. */
  longestTask: (lhr: Result) =>
    Math.max(0, ...itemsOf(lhr, 'long-tasks').map(({ duration }) => Number(duration))),
  requests: (lhr: Result) => itemsOf(lhr, 'network-requests').length,
};

export type Measures = Record<keyof typeof measures, number>;

/** What one visit of a page costs and scores: Lighthouse's mobile preset. */
export interface Visit extends Readonly<Measures> {
  /** Bytes over the network, headers too, by kind. */
  readonly bytes: Readonly<Record<Kind, number>>;
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
  return summarize(run.lhr);
}

function summarize(lhr: Result): Visit {
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType, transferSize } of itemsOf(lhr, 'network-requests')) {
    bytes[kindOf[String(resourceType)] ?? 'other'] += Number(transferSize);
  }
  const largest = itemsOf(lhr, 'lcp-breakdown-insight').find(({ type }) => type === 'node')?.selector;
  return {
    ...eachMeasure((name) => measures[name](lhr)),
    bytes,
    largest: String(largest ?? ''),
    failed: {
      accessibility: failedOf(lhr, 'accessibility'),
      'best-practices': failedOf(lhr, 'best-practices'),
      seo: failedOf(lhr, 'seo'),
    },
  };
}

function eachMeasure(of: (name: keyof Measures) => number): Measures {
  const names = Object.keys(measures) as (keyof Measures)[];
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Measures;
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
  const values = (name: keyof Measures) => visits.map((visit) => visit[name]);
  return { ...last, ...eachMeasure((name) => percentile(values(name), 0.5)) };
}
