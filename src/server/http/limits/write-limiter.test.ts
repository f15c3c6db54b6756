// R-API-6, R-OPS-5
import { expect, it } from 'vitest';
import { createWriteLimiter } from './write-limiter.ts';

it('allows so many writes a minute for each key and says how long to wait after that', async () => {
  const limiter = createWriteLimiter(2);
  expect(await limiter.consume('a')).toEqual({ allowed: true });
  expect(await limiter.consume('a')).toEqual({ allowed: true });
  const refused = await limiter.consume('a');
  expect(refused).toMatchObject({ allowed: false });
  if (!refused.allowed) {
    expect(refused.retryAfterSeconds).toBeGreaterThan(50);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  }
  expect(await limiter.consume('b')).toEqual({ allowed: true });
});
