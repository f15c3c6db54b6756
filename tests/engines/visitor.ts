import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { focusStop, rememberFocus } from './focus.ts';
import { look, type Sight, type Target } from './look.ts';
import type { Key, Tab } from './tab.ts';

/** How long a page may take for what is expected of it, on a machine that has more to do. */
const patienceMs = 10_000;
const betweenLooksMs = 25;
/** How many times Tab is pressed in search of something: no control of a flow is further. */
const mostTabs = 40;

/** What is expected of a sight; texts may be a part of what is there. */
type Expected = Partial<Omit<Sight, 'point'>>;

/** A visitor's eyes and hands in a tab. Every call is a step, and says in its error which one failed. */
export class Visitor {
  readonly #tab: Tab;
  readonly #origin: string;
  readonly #downloads: string;

  constructor(tab: Tab, origin: string, downloads: string) {
    this.#tab = tab;
    this.#origin = origin;
    this.#downloads = downloads;
  }

  open(path: string): Promise<void> {
    return this.#step(`abrir ${path}`, () => this.#tab.goto(this.#origin + path));
  }

  click(target: Target): Promise<void> {
    return this.#step(`clicar em ${named(target)}`, async () =>
      this.#tab.click(...(await this.#reach(target))),
    );
  }

  hover(target: Target): Promise<void> {
    return this.#step(`apontar para ${named(target)}`, async () =>
      this.#tab.move(...(await this.#reach(target))),
    );
  }

  /** Moves the pointer to a point of the view. */
  move(x: number, y: number): Promise<void> {
    return this.#step(`ponteiro em ${x}, ${y}`, () => this.#tab.move(x, y));
  }

  press(key: Key): Promise<void> {
    return this.#step(`tecla ${key}`, () => this.#tab.press(key));
  }

  type(text: string): Promise<void> {
    return this.#step(`digitar "${text}"`, () => this.#tab.type(text));
  }

  /** Clicks on a field until it has focus, and writes a text in the place of what is there. */
  fill(target: Target, text: string): Promise<void> {
    return this.#step(`preencher ${named(target)}`, async () => {
      await this.#until(async () => {
        // Firefox may scroll to what was typed before only now, between the look and the click, which then misses.
        await this.#tab.click(...(await this.#reach(target)));
        return (await this.#look(target)).focused || 'sem foco';
      });
      await this.#tab.press('a', 'Control');
      await this.#tab.type(text);
    });
  }

  /** Goes on with Tab until the target has focus. Nothing that has it on the way may be hidden. */
  tabTo(target: Target): Promise<void> {
    return this.#step(`chegar com Tab a ${named(target)}`, async () => {
      await this.#tab.evaluate(rememberFocus);
      const passed: string[] = [];
      while (passed.length < mostTabs) {
        await this.#tab.press('Tab');
        await this.#until(async () => {
          const { isNew, name, hiddenBy } = await this.#tab.evaluate(focusStop);
          if (!isNew) return `o foco ficou em ${name}`;
          if (hiddenBy !== '') return `${name}, com foco, está atrás de: ${hiddenBy}`;
          passed.push(name);
          return true;
        });
        if ((await this.#look(target)).focused) return;
      }
      throw new Error(`passou por ${passed.join(', ')}`);
    });
  }

  /** Waits until the target is to be seen, and as expected. */
  see(target: Target, expected: Expected = {}): Promise<void> {
    return this.#step(`ver ${named(target)} ${JSON.stringify(expected)}`, () =>
      this.#until(async () => {
        const sight = await this.#look(target);
        if (sight.count === 0 && expected.count !== 0) return 'não está à vista';
        const different = Object.entries(expected).filter(([key, value]) => {
          const actual = sight[key as keyof Expected];
          return typeof value === 'string' && typeof actual === 'string' && value !== ''
            ? !actual.includes(value)
            : actual !== value;
        });
        return (
          different.length === 0 ||
          different.map(([key]) => `${key} é ${sight[key as keyof Expected]}`).join()
        );
      }),
    );
  }

  /** Waits until nothing of the target is to be seen. */
  gone(target: Target): Promise<void> {
    return this.see(target, { count: 0 });
  }

  /** Waits until a function is true in the page; one that throws is not, as while the page changes. */
  holds<Args extends unknown[]>(what: string, run: (...args: Args) => boolean, ...args: Args): Promise<void> {
    return this.#step(what, () =>
      this.#until(async () => (await this.#tab.evaluate(run, ...args)) || 'não é assim'),
    );
  }

  /** Waits until the islands have started, those of a part of the page or of the whole page. */
  started(within = 'main'): Promise<void> {
    return this.holds(
      'as ilhas começaram',
      (part: string) => document.querySelector(`${part} astro-island[ssr]`) === null,
      within,
    );
  }

  /** Waits until the page of this path has loaded, query and hash included. */
  at(path: string): Promise<void> {
    return this.holds(
      `estar em ${path}`,
      (wanted: string) =>
        document.readyState === 'complete' && location.pathname + location.search + location.hash === wanted,
      path,
    );
  }

  /** Waits for a download and takes its bytes, once they are all there. */
  download(name: string, isWhole: (bytes: Buffer) => boolean): Promise<Buffer> {
    return this.#step(`receber ${name}`, async () => {
      const file = join(this.#downloads, name);
      let bytes: Buffer = Buffer.alloc(0);
      await this.#until(async () => {
        bytes = readdirSync(this.#downloads).includes(name) ? readFileSync(file) : Buffer.alloc(0);
        return isWhole(bytes) || `${bytes.length} bytes; há ${readdirSync(this.#downloads).join(', ')}`;
      });
      rmSync(file);
      return bytes;
    });
  }

  #look(target: Target): Promise<Sight> {
    return this.#tab.evaluate(look, target, false);
  }

  /** Asks until the answer is `true`; the last other answer is the error. */
  async #until(ask: () => Promise<true | string>): Promise<void> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const answer = await ask().catch((error: unknown) => String(error));
      if (answer === true) return;
      if (performance.now() > end) throw new Error(answer);
      await pause(betweenLooksMs);
    }
  }

  async #step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw new Error(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Where the target can be pressed, once it stands still. */
  async #reach(target: Target): Promise<readonly [number, number]> {
    let point: Sight['point'] = null;
    await this.#until(async () => {
      const sight = await this.#tab.evaluate(look, target, true);
      point = sight.point;
      return point !== null || (sight.count === 0 ? 'não está à vista' : 'está coberto ou não para');
    });
    if (point === null) throw new Error('sem lugar');
    return point;
  }
}

/** A target in an error. */
function named({ role, name = '', css = '', within }: Target): string {
  return `${role ?? css} "${name}"${within === undefined ? '' : ` em ${within}`}`;
}
