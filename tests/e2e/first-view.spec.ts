import { builtPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const pages = [...builtPages(), '/pagina-que-nao-existe'];
const half = Math.ceil(pages.length / 2);

// src/integrations/first-view-styles leaves in the document what the first view needs. A rule that it took out by mistake moves
// something when the linked sheets come.
for (const paths of [pages.slice(0, half), pages.slice(half)]) {
  test(`nothing moves when the linked styles come: ${paths[0]} to ${paths.at(-1)}`, { tag: '@both' }, async ({
    page,
    allowError,
  }) => {
    test.slow();
    allowError(/status of 404|ERR_FAILED/);
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { layoutShifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push('value' in entry ? Number(entry.value) : 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // A font that comes late would move letters too: home.spec.ts looks at that.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route('**/_assets/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
      );
      const moved: number[] = await page.evaluate(() => Reflect.get(window, 'layoutShifts'));
      // Half a hundredth is a row that grew while a busy machine still read the document; a lost rule moves more.
      expect
        .soft(
          moved.filter((shift) => shift > 0.005),
          path,
        )
        .toEqual([]);
    }
  });
}
