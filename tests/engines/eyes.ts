import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { look, type Sight, type Target } from './look.ts';
import type { Plain, Tab } from './tab.ts';

/** How long a page may take for what is expected of it, on a machine that has more to do. */
const patienceMs = 10_000;
const betweenLooksMs = 25;

/** What is expected of a sight; texts may be a part of what is there. */
type Expected = Partial<Omit<Sight, 'point'>>;

/** What a flow sees of a tab. Every call is a step, and says in its error which one failed. */
export class Eyes {
  readonly #tab: Tab;
  readonly #downloads: string;
  /** Steps done so far. */
  steps = 0;

  constructor(tab: Tab, downloads: string) {
    this.#tab = tab;
    this.#downloads = downloads;
  }

  /** Waits until the target is to be seen, and as expected. */
  see(target: Target, expected: Expected = {}): Promise<void> {
    return this.step(`ver ${named(target)} ${JSON.stringify(expected)}`, () =>
      this.until(async () => {
        const sight = await this.look(target);
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
  holds<Args extends Plain[]>(what: string, run: (...args: Args) => boolean, ...args: Args): Promise<void> {
    return this.step(what, () =>
      this.until(async () => (await this.#tab.evaluate(run, ...args)) || 'não é assim'),
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
    return this.step(`receber ${name}`, async () => {
      const file = join(this.#downloads, name);
      let bytes: Buffer = Buffer.alloc(0);
      await this.until(async () => {
        bytes = readdirSync(this.#downloads).includes(name) ? readFileSync(file) : Buffer.alloc(0);
        return isWhole(bytes) || `${bytes.length} bytes; há ${readdirSync(this.#downloads).join(', ')}`;
      });
      rmSync(file);
      return bytes;
    });
  }

  protected look(target: Target): Promise<Sight> {
    return this.#tab.evaluate(look, { ...target }, false);
  }

  /** Asks until the answer is `true`; the last other answer is the error. */
  protected async until(ask: () => Promise<true | string>): Promise<void> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const answer = await ask().catch((error: unknown) => String(error));
      if (answer === true) return;
      if (performance.now() > end) throw new Error(answer);
      await pause(betweenLooksMs);
    }
  }

  protected async step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    this.steps += 1;
    try {
      return await work();
    } catch (error) {
      throw new Error(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** A target in an error. */
export function named({ role, name = '', css = '', within }: Target): string {
  return `${role ?? css} "${name}"${within === undefined ? '' : ` em ${within}`}`;
}
