import { lockNotAvailable } from './errors.ts';

/**
 * Lets one in at a time, in the order of arrival.
 * @returns what waits for a turn until a moment of `performance.now()`, and gives what ends the turn, to be called once.
 *   It rejects (SQLSTATE 55P03) when the moment is over; whoever waited has then done nothing, and does nothing later
 */
export function createTurns(): (deadline: number) => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  const end = (): void => {
    const next = waiting.shift();
    if (next === undefined) isTaken = false;
    else next();
  };

  return async (deadline) => {
    if (!isTaken) {
      isTaken = true;
      return end;
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const enter = (): void => {
      clearTimeout(timer);
      resolve(end);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(Object.assign(new Error('the database was busy for too long'), { code: lockNotAvailable }));
    }, deadline - performance.now());
    waiting.push(enter);
    return promise;
  };
}
