import { setTimeout as pause } from 'node:timers/promises';

const betweenTriesMs = 25;

/**
 * Asks again and again until an answer comes, and gives it.
 * @param ask throws what is missing, as long as it is
 * @param patienceMs after which the last error is thrown
 */
export async function until<Answer>(ask: () => Promise<Answer>, patienceMs = 10_000): Promise<Answer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(betweenTriesMs);
  }
}
