import { Eyes, named } from './eyes.ts';
import { focusStop, rememberFocus } from './focus.ts';
import { look, type Sight, type Target } from './look.ts';
import type { Key, Tab } from './tab.ts';

/** How many times Tab is pressed in search of something: no control of a flow is further. */
const mostTabs = 40;

/** What a flow has of a tab: a visitor's eyes, and here the hands. */
export class Visitor extends Eyes {
  readonly #tab: Tab;
  readonly #origin: string;
  readonly #allowed: RegExp[] = [];

  constructor(tab: Tab, origin: string, downloads: string) {
    super(tab, downloads);
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Problems that the flow provokes on purpose, such as a 409. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  allows(problem: string): boolean {
    return this.#allowed.some((pattern) => pattern.test(problem));
  }

  open(path: string): Promise<void> {
    return this.step(`abrir ${path}`, () => this.#tab.goto(this.#origin + path));
  }

  click(target: Target): Promise<void> {
    return this.step(`clicar em ${named(target)}`, async () => {
      const [x, y] = await this.#reach(target);
      await this.#tab.click(x, y);
    });
  }

  hover(target: Target): Promise<void> {
    return this.step(`apontar para ${named(target)}`, async () => {
      const [x, y] = await this.#reach(target);
      await this.#tab.move(x, y);
    });
  }

  /** Moves the pointer to a point of the view. */
  move(x: number, y: number): Promise<void> {
    return this.step(`ponteiro em ${x}, ${y}`, () => this.#tab.move(x, y));
  }

  press(key: Key): Promise<void> {
    return this.step(`tecla ${key}`, () => this.#tab.press(key));
  }

  type(text: string): Promise<void> {
    return this.step(`digitar "${text}"`, () => this.#tab.type(text));
  }

  /** Clicks on a field until it has focus, and writes a text in the place of what is there. */
  fill(target: Target, text: string): Promise<void> {
    return this.step(`preencher ${named(target)}`, async () => {
      await this.until(async () => {
        // Firefox may scroll to what was typed before only now, between the look and the click, which then misses.
        const [x, y] = await this.#reach(target);
        await this.#tab.click(x, y);
        return (await this.look(target)).focused || 'sem foco';
      });
      await this.#overwrite(text);
    });
  }

  /** Goes on with Tab until the target has focus. Nothing that has it on the way may be hidden. */
  tabTo(target: Target): Promise<void> {
    return this.step(`chegar com Tab a ${named(target)}`, async () => {
      await this.#tab.evaluate(rememberFocus);
      const passed: string[] = [];
      while (passed.length < mostTabs) {
        await this.#tab.press('Tab');
        await this.until(async () => {
          const { isNew, name, hiddenBy } = await this.#tab.evaluate(focusStop);
          if (!isNew) return `o foco ficou em ${name}`;
          if (hiddenBy !== '') return `${name}, com foco, está atrás de: ${hiddenBy}`;
          passed.push(name);
          return true;
        });
        if ((await this.look(target)).focused) return;
      }
      throw new Error(`passou por ${passed.join(', ')}`);
    });
  }

  async #overwrite(text: string): Promise<void> {
    await this.#tab.press('a', 'Control');
    await (text === '' ? this.#tab.press('Backspace') : this.#tab.type(text));
  }

  /** Where the target can be pressed, once it stands still. */
  async #reach(target: Target): Promise<readonly [number, number]> {
    let point: Sight['point'] = null;
    await this.until(async () => {
      const sight = await this.#tab.evaluate(look, { ...target }, true);
      point = sight.point;
      return point !== null || (sight.count === 0 ? 'não está à vista' : 'está coberto ou não para');
    });
    if (point === null) throw new Error('sem lugar');
    return point;
  }
}
