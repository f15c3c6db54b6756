import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds. */
export interface Held {
  /** Resident memory in megabytes. */
  readonly memory: number;
  /** Open file descriptors. */
  readonly handles: number;
}

/**
 * Asks the kernel what a process holds now (proc(5)).
 * @throws when it is gone
 */
export function heldBy(pid: number | undefined): Held {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}
