import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../tests/support/server.ts';
import { readiness } from '../support/load.ts';
import { NotHere } from '../support/scenarios.ts';
import { type Scenario, underLoad } from './scenario.ts';

/** Debian's package `faketime`. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** The machine's clock jumps a day ahead, two days back, and home. */
export const clockJump: Scenario = {
  name: 'relógio salta +1 dia, -2 dias e volta (SQLite)',
  async run() {
    if (!existsSync(library)) throw new NotHere('instale o pacote faketime');
    const folder = mkdtempSync(join(tmpdir(), 'site-clock-'));
    const file = join(folder, 'time');
    const jump = (offset: string): void => writeFileSync(file, offset);
    jump('+0');
    const server = await startServer({
      LOG_LEVEL: 'silent',
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    try {
      return await underLoad(
        () => ({ databaseUrl: undefined, dataDir: server.dataDir }),
        () => [server.url],
        async () => {
          const days: string[] = [];
          const ready: (number | undefined)[] = [];
          for (const offset of ['+1d', '-2d', '+0']) {
            jump(offset);
            await sleep(2_000);
            ready.push(await readiness(server.url));
            const { headers } = await fetch(server.url);
            days.push(headers.get('Date')?.slice(5, 11) ?? '?');
          }
          const jumped = new Set(days).size === 3;
          return {
            seen: `o servidor viu os dias ${days.join(', ')}; /readyz ${ready.join(' ')}`,
            sound: jumped && ready.every((status) => status === 200),
          };
        },
        async () => {
          if (server.process.exitCode === null) await server.stop();
        },
      );
    } finally {
      server.removeData();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
