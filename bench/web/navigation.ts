import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openChromium, openTab } from '../../tests/support/browser-tab.ts';
import { startServer } from '../../tests/support/server.ts';
import { type Row, table } from '../support/print.ts';
import { openSlowLine } from './slow-line.ts';

/** How long a visitor's mouse rests on a link before it is pressed, in milliseconds. */
const habits: Readonly<Record<string, number>> = {
  'clique direto': 0,
  'pausa de 500 ms': 500,
  'pausa de 1500 ms': 1500,
};
/** From pressing to letting go. */
const pressMs = 80;
/** From the home page to these, by the first link to them that can be seen. */
const targets = ['/sobre', '/solucoes'];

/** The second page, in milliseconds after the click. */
interface Arrival {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What the browser had done before: nothing, fetched the document, or rendered the page. */
  readonly ahead: 'nada' | 'documento' | 'página';
}

/**
 * Measures the way from the home page to a second one on a slow line: without rules for fetching ahead, with the
 * same rules for fetching and for rendering ahead; prints the table.
 * What it decided is in docs/testing.md.
 * @param folder of the copy of the site; its rules are written over
 * @param runs visits of each target in each case
 */
export async function measureNavigation(folder: string, runs: number): Promise<void> {
  const file = join(folder, 'dist', 'client', 'speculation-rules.json');
  const rules: unknown = JSON.parse(readFileSync(file, 'utf8')).prerender;
  const cases: Readonly<Record<string, object>> = {
    'sem regras': {},
    prefetch: { prefetch: rules },
    prerender: { prerender: rules },
  };
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
  const rows: Record<string, Row> = {};
  for (const [name, text] of Object.entries(cases)) {
    writeFileSync(file, JSON.stringify(text));
    const server = await startServer({ LOG_LEVEL: 'warn' }, folder);
    const line = await openSlowLine(server.port);
    try {
      for (const [habit, restMs] of Object.entries(habits)) {
        rows[`${name}, ${habit}`] = await measure(line.url, restMs, runs);
      }
    } finally {
      line.close();
      await server.stop();
      server.removeData();
    }
  }
  console.log('Segunda página, em ms desde o clique, numa linha lenta (150 ms de ida e volta, 1,6 Mbit/s)');
  console.log(table('caso', rows));
}

async function measure(origin: string, restMs: number, runs: number): Promise<Row> {
  const arrivals: Arrival[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const target of targets) arrivals.push(await go(origin, target, restMs));
  }
  return {
    'primeira pintura': middle(arrivals.map(({ firstPaint }) => firstPaint)),
    'maior pintura': middle(arrivals.map(({ largestPaint }) => largestPaint)),
    'pronto antes': [...new Set(arrivals.map(({ ahead }) => ahead))].join(', '),
  };
}

async function go(origin: string, target: string, restMs: number): Promise<Arrival> {
  const chrome = await openChromium();
  try {
    const tab = await openTab(chrome.port, `${origin}/`);
    await tab.arrive(`${origin}/`);
    // The second page may be another process already; what it shares with this one is the storage.
    const place = await tab.evaluate<{ x: number; y: number }>(`(() => {
      // Somebody who has decided: no banner to click away.
      localStorage.setItem('cookieConsent', 'rejected');
      addEventListener('click', ({ timeStamp }) => {
        localStorage.setItem('bench-click', performance.timeOrigin + timeStamp);
      }, { capture: true });
      const link = [...document.querySelectorAll('a[href="${target}"]')].find((a) => a.checkVisibility({ visibilityProperty: true }));
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = link.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`);
    await sleep(1000);
    await tab.mouse('mouseMoved', place.x, place.y);
    await sleep(restMs);
    await tab.mouse('mousePressed', place.x, place.y);
    await sleep(pressMs);
    await tab.mouse('mouseReleased', place.x, place.y);
    await tab.arrive(`${origin}${target}`);
    // Late paints, of the font for one.
    await sleep(1000);
    return await tab.evaluate<Arrival>(readArrival);
  } finally {
    chrome.kill();
  }
}

/** Runs in the second page. What was painted ahead is seen when the page is shown (`activationStart`). */
const readArrival = `(async () => {
  const read = (type) => new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
    setTimeout(() => resolve([]), 500);
  });
  const first = (await read('paint')).find(({ name }) => name === 'first-contentful-paint');
  const largest = (await read('largest-contentful-paint')).at(-1);
  const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation');
  const clicked = Number(localStorage.getItem('bench-click'));
  const sinceClick = (entry) => performance.timeOrigin + Math.max(entry?.startTime, activationStart) - clicked;
  return {
    firstPaint: sinceClick(first),
    largestPaint: sinceClick(largest),
    ahead: activationStart > 0 ? 'página' : deliveryType === 'navigational-prefetch' ? 'documento' : 'nada',
  };
})()`;

function middle(values: readonly number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
