/** One count that a write adds to: of a key, in a window that begins with its first write. */
export interface Count {
  /** Name of the window; the same name always has the same length and bound. */
  readonly window: string;
  readonly key: string;
  /** Writes that the window takes. */
  readonly most: number;
  readonly seconds: number;
  /** The last of `most`, which are for who has nothing in another count yet: a few who write much can't use up all. */
  readonly kept?: { readonly writes: number; readonly forNewIn: Count };
}

/** A bound that was met. */
export interface Met {
  readonly count: Count;
  /** Until its window ends, at least 1. */
  readonly seconds: number;
}

/** Counts writes. */
export interface Counters {
  /**
   * Adds a write to each, or to none when a bound is met: what is refused counts against nobody, and leaves nothing behind.
   * @param counts from the narrow to the wide
   * @returns the first bound that was met; undefined when there is room in all
   */
  add(counts: readonly Count[]): Promise<Met | undefined>;
}
