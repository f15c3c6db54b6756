import { expect, test, vi } from 'vitest';
import { timeLimit } from './time-limit.ts';

/** A clock's signal that the test ends itself: fake timers do not reach `AbortSignal.timeout`. */
function stubTimeout(): AbortController {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  return clock;
}

test('ends with the time, or when it is cancelled, once; also when it was cancelled before', () => {
  const clock = stubTimeout();
  const caller = new AbortController();
  const [limit, other] = [timeLimit(100, caller.signal), timeLimit(100, new AbortController().signal)];
  expect(limit.aborted).toBe(false);
  caller.abort('changed');
  clock.abort('time');
  expect(limit).toMatchObject({ aborted: true, reason: 'changed' });
  expect(other).toMatchObject({ aborted: true, reason: 'time' });
  expect(timeLimit(100, AbortSignal.abort('changed'))).toMatchObject({ aborted: true, reason: 'changed' });
});
