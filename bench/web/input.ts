import { goalLine, type Row, table } from '../support/print.ts';
import { measureInteractions } from './interactions.ts';
import { openBrowser, scrollFrames, workAtRest } from './slow-phone.ts';

/** Pages watched at the same time: what is counted does not depend on speed. */
const atOnce = 6;
/** The most that a press may take until the next frame, and a frame of a scroll, in milliseconds. */
const pressMs = 100;
const frameMs = 50;

/**
 * Measures what a page does when it is let alone, pressed and scrolled on a slow processor; prints tables and goals.
 * @param origin of the running site
 * @param paths of the pages that are let alone
 */
export async function measureInput(origin: string, paths: readonly string[]): Promise<void> {
  const browser = await openBrowser();
  try {
    const atRest: Record<string, Row> = {};
    for (let first = 0; first < paths.length; first += atOnce) {
      const some = paths.slice(first, first + atOnce);
      const work = await Promise.all(some.map((path) => workAtRest(browser, origin + path)));
      for (const [index, path] of some.entries()) atRest[path] = { 'em 3 s': work[index] };
    }
    console.log('\nRecálculos de estilo e leiautes sem entrada, depois da entrada da página');
    console.log(table('rota', atRest));
    const busy = Object.keys(atRest).filter((path) => atRest[path]?.['em 3 s'] !== 0);
    console.log(goalLine(busy.length === 0, ['nenhum', ...busy].join(' ')));

    const durations = await measureInteractions(browser, origin);
    const rows = [...durations].map(([name, list]) => [name, spread(list)] as const);
    console.log('\nDa ação ao quadro seguinte, em ms, num processador 4 vezes mais lento (INP)');
    console.log(table('ação', Object.fromEntries(rows)));
    const slow = rows.filter(([, { p95 }]) => p95 > pressMs).map(([name]) => name);
    console.log(goalLine(slow.length === 0, [`p95 até ${pressMs} ms`, ...slow].join(' ')));

    const frames = await scrollFrames(browser, `${origin}/`);
    console.log('\nQuadros da página inicial, rolada até o fim, em ms, no mesmo processador');
    const long = frames.filter((frame) => frame > frameMs).length;
    console.log(
      table('página', { '/': { quadros: frames.length, ...spread(frames), [`acima de ${frameMs}`]: long } }),
    );
    console.log(goalLine(long === 0, `nenhum quadro acima de ${frameMs} ms`));
  } finally {
    await browser.close();
  }
}

function spread(values: readonly number[]): { mediana: number; p95: number; maior: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN);
  return { mediana: at(0.5), p95: at(0.95), maior: at(1) };
}
