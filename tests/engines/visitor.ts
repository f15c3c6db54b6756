import assert from 'node:assert';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../scripts/lib/until.ts';
import { focusStop, rememberFocus } from './focus.ts';
import { look, type Target } from './look.ts';
import type { Browser } from './tab.ts';

/** How many times Tab is pressed in search of something: no control of a flow is further. */
const mostTabs = 40;

/** A visitor's eyes and hands in a tab. Every call waits for what it needs; its error has the line of the flow in its stack. */
export type Visitor = ReturnType<typeof visitorOf>;

/**
 * @param browser whose tab it is
 * @param origin of the site
 */
export function visitorOf({ tab, downloads }: Browser, origin: string) {
  const sees = async (target: Target) => (await tab.evaluate(look, target, false)).count > 0;
  const hasFocus = ({ css, ...others }: Target) => sees({ ...others, css: `:is(${css}):focus` });
  const see = (target: Target) =>
    until(async () => assert(await sees(target), `não está à vista: ${named(target)}`));
  /** Where the target can be pressed, once it stands still. */
  const reach = (target: Target) =>
    until(async () => {
      const { count, point } = await tab.evaluate(look, target, true);
      assert(point, `${count === 0 ? 'não está à vista' : 'está coberto ou não para'}: ${named(target)}`);
      return point;
    });
  const holds = <Args extends unknown[]>(what: string, run: (...args: Args) => boolean, ...args: Args) =>
    until(async () => assert(await tab.evaluate(run, ...args), `não é assim: ${what}`));

  return {
    open: (path: string) => tab.goto(origin + path),
    move: tab.move,
    press: tab.press,
    type: tab.type,
    click: async (target: Target) => tab.click(...(await reach(target))),
    hover: async (target: Target) => tab.move(...(await reach(target))),
    /** Clicks on a field until it has focus, and writes a text in the place of what is there. */
    async fill(target: Target, text: string): Promise<void> {
      await until(async () => {
        // Firefox may scroll to what was typed before only now, between the look and the click, which then misses.
        await tab.click(...(await reach(target)));
        assert(await hasFocus(target), `sem foco: ${named(target)}`);
      });
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(text);
    },
    /** Goes on with Tab until the target has focus. Nothing that has it on the way may be hidden. */
    async tabTo(target: Target): Promise<void> {
      await tab.evaluate(rememberFocus);
      const passed: string[] = [];
      do {
        assert(passed.length < mostTabs, `à procura de ${named(target)} passou por ${passed.join(', ')}`);
        await tab.press('Tab');
        const stop = until(async () => {
          const { name, problem } = await tab.evaluate(focusStop);
          assert(problem === undefined, problem);
          return name;
        });
        passed.push(await stop);
      } while (!(await hasFocus(target)));
    },
    /** Waits until the target is to be seen. */
    see,
    /** Waits until nothing of the target is to be seen. */
    gone: (target: Target) =>
      until(async () => assert(!(await sees(target)), `ainda está à vista: ${named(target)}`)),
    /** Waits until a function is true in the page; one that throws is not, as while the page changes. */
    holds,
    /** Waits until the islands have started, those of a part of the page or of the whole page. */
    started: (within = 'main') =>
      holds(
        'as ilhas começaram',
        (part) => document.querySelector(`${part} astro-island[ssr]`) === null,
        within,
      ),
    /** Waits until the page of this path has loaded. */
    at: (path: string) =>
      holds(
        `estar em ${path}`,
        (wanted) => document.readyState === 'complete' && location.pathname === wanted,
        path,
      ),
    /** Waits for a download and takes its bytes, once they are all there. */
    async download(name: string, isWhole: (bytes: Buffer) => boolean): Promise<Buffer> {
      const file = join(downloads, name);
      const bytes = await until(async () => {
        assert(readdirSync(downloads).includes(name), `não chegou ${name}; há ${readdirSync(downloads)}`);
        const read = readFileSync(file);
        assert(isWhole(read), `de ${name} chegaram ${read.length} bytes`);
        return read;
      });
      rmSync(file);
      return bytes;
    },
  };
}

/** A target in an error. */
function named({ css, name = '', value = '' }: Target): string {
  return `${css} "${name}${value}"`;
}
