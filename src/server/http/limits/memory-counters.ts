import type { Count, Counters } from './counters.ts';

interface Counted {
  writes: number;
  /** By `performance.now()`. */
  readonly endsAt: number;
}

/**
 * Counts in this process's memory: looks at all the bounds first and then adds, without a pause in which another write could come
 * between. (rate-limiter-flexible decides about one key at a time, and has a timer for each.)
 */
export function memoryCounters(): Counters {
  const windows = new Map<string, Map<string, Counted>>();

  /** The counts of a window that are not over. */
  function liveIn(window: string, now: number): Map<string, Counted> {
    const known = windows.get(window) ?? new Map<string, Counted>();
    windows.set(window, known);
    // They are as long as each other, so those that began first, which end first, stand first.
    for (const [key, { endsAt }] of known) {
      if (endsAt > now) break;
      known.delete(key);
    }
    return known;
  }

  return {
    async add(counts) {
      const now = performance.now();
      const find = ({ window, key }: Count): Counted | undefined => liveIn(window, now).get(key);
      for (const count of counts) {
        const { writes = 0, endsAt = now + count.seconds * 1000 } = find(count) ?? {};
        const kept = count.kept && find(count.kept.forNewIn) !== undefined ? count.kept.writes : 0;
        if (writes < count.most - kept) continue;
        return { count, seconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) };
      }
      for (const count of counts) {
        const known = find(count);
        if (known !== undefined) known.writes += 1;
        else liveIn(count.window, now).set(count.key, { writes: 1, endsAt: now + count.seconds * 1000 });
      }
      return undefined;
    },
  };
}
