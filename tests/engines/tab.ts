/** A key of the keyboard, by its name in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | ' ';

/**
 * One tab of a browser, as little of it as a visitor's hands and eyes need: every engine is driven through this, so that
 * a flow is written once (flows/).
 */
interface Tab {
  /** Opens an address and waits for its `load`. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It is sent as text: what it uses must be in it, or among its arguments, which are sent as JSON. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Sets the size of the page's view, in CSS pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  move(x: number, y: number): Promise<void>;
  /** Moves the pointer to a point of the view and presses its button there. */
  click(x: number, y: number): Promise<void>;
  /** Writes into what has focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
}

export interface Browser {
  /** Such as `153.7.0`. */
  readonly version: string;
  readonly tab: Tab;
  /** Folder in which its downloads end. */
  readonly downloads: string;
  close(): Promise<void>;
}
