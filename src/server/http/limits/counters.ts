/** One count that a write adds to: of a key, in a window that begins with its first write. */
export interface Count {
  /** Name of the window; the same name always has the same length and bound. */
  readonly window: string;
  readonly key: string;
  /** Writes that the window takes. */
  readonly most: number;
  readonly seconds: number;
}

/** A count that has no room for one more write. */
export interface FullCount {
  readonly count: Count;
  /** Until its window ends, at least 1. */
  readonly seconds: number;
}

/** Counts writes. */
export interface Counters {
  /**
   * Adds a write to each count, unless one of them is full.
   * @param counts from the narrow to the wide
   * @returns the first that is full; undefined when there was room in all. A promise, which never fails, where others have to be asked:
   *   what is known here is said at once
   */
  add(counts: readonly Count[]): FullCount | undefined | Promise<FullCount | undefined>;
  /** Takes back a write that was added and should not count after all. */
  takeBack(counts: readonly Count[]): Promise<void>;
  /** Whether anything was added in the window that a count is in. */
  has(count: Count): Promise<boolean>;
}

const sweepEveryMs = 60_000;

/** Counts in this process's memory: looks at all the counts and then adds, without a pause in which another write could come between. */
export function memoryCounters(): Counters {
  const counted = new Map<string, { writes: number; readonly endsAt: number }>();
  let sweepAt = 0;
  const nameOf = ({ window, key }: Count): string => `${window}:${key}`;

  return {
    add(counts) {
      const now = performance.now();
      if (now >= sweepAt) {
        sweepAt = now + sweepEveryMs;
        for (const [name, { endsAt }] of counted) if (endsAt <= now) counted.delete(name);
      }
      const found = counts.map((count) => {
        const known = counted.get(nameOf(count));
        return known !== undefined && known.endsAt > now
          ? { count, ...known }
          : { count, writes: 0, endsAt: now + count.seconds * 1000 };
      });
      const full = found.find(({ count, writes }) => writes >= count.most);
      if (full) return { count: full.count, seconds: Math.ceil((full.endsAt - now) / 1000) };
      for (const { count, writes, endsAt } of found)
        counted.set(nameOf(count), { writes: writes + 1, endsAt });
      return undefined;
    },
    async takeBack(counts) {
      for (const count of counts) {
        const known = counted.get(nameOf(count));
        if (known !== undefined && known.writes > 0) known.writes -= 1;
      }
    },
    async has(count) {
      const { writes = 0, endsAt = 0 } = counted.get(nameOf(count)) ?? {};
      return writes > 0 && endsAt > performance.now();
    },
  };
}
