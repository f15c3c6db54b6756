// R-OUT-9
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutoff, retentionRules } from '#features/erasure/retention.ts';
import { readLink } from '#server/http/signed-link.ts';
import { leaveToken, urlsOf } from './leave.ts';

const secret = 'um segredo que só os testes conhecem';
const signUp = { id: 42, created_at: '2026-03-04T15:00:00.000Z', email: 'Ana@Gazeta.example' };
const token = leaveToken(secret, signUp);
const created = Date.parse(signUp.created_at);
const read = (token: string, now = created) => readLink(secret, 'leave', token, now);

test('says who it is about, always the same, and tells nobody the address', () => {
  expect(leaveToken(secret, signUp)).toBe(token);
  const claim = read(token);
  expect([claim?.id, claim?.isTo('ana@gazeta.EXAMPLE'), claim?.isTo('bia@gazeta.example')]).toEqual([
    42,
    true,
    false,
  ]);
  expect(token).toMatch(/^[\w.-]{1,120}$/);
  expect(token).not.toMatch(/ana|gazeta/i);
  expect(urlsOf('https://site.example', token).leave).toBe(
    `https://site.example/portal-ai-waitlist/sair?t=${token}`,
  );
});

test('works for 24 months, as long as the sign-up is kept', () => {
  const end = Date.parse('2028-03-04T15:00:00.000Z');
  expect(read(token, end - 1000)).toBeDefined();
  expect(read(token, end + 1000)).toBeUndefined();
  const rule = retentionRules.find(({ table }) => table === 'waitlist');
  // What is kept at this moment still has a link that works.
  expect(rule && cutoff(rule, new Date(end), undefined)?.toISOString()).toBe(signUp.created_at);
});

test('is worth nothing under another secret or none, or with any letter changed, added or taken away', () => {
  for (const other of [`${secret}.`, undefined])
    expect(readLink(other, 'leave', token, created)).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('', 'a', '0', '.', '-', 'aa'), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(read(changed)).toBeUndefined();
    }),
  );
});
