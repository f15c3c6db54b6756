// R-API-5
import { expect, it } from 'vitest';
import { isFromOtherOrigin } from './origin.ts';

const here = 'http://127.0.0.1:3000';

it.each<[Readonly<Record<string, string>>, boolean]>([
  [{ 'Sec-Fetch-Site': 'same-site', Origin: here }, true],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://site.example' }, true],
  [{ Origin: 'https://outro.example' }, true],
  [{ Origin: 'null' }, true],
  [{ Origin: 'http://127.0.0.1:4000' }, true],
  [{ Origin: 'http://um.example', Host: '' }, true],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: here }, false],
  [{ 'Sec-Fetch-Site': 'none' }, false],
  [{ Origin: here }, false],
  [{ Origin: 'http://um.example', Host: 'UM.example' }, false],
  [{ Origin: 'https://site.example' }, false],
  [{}, false],
])('a request with %o comes from another site: %s', (headers, expected) => {
  const request = { headers: new Headers({ Host: '127.0.0.1:3000', ...headers }) };
  expect(isFromOtherOrigin(request, 'https://site.example')).toBe(expected);
});

it('a page’s origin says nothing without the host that was asked', () => {
  expect(isFromOtherOrigin({ headers: new Headers({ Origin: here }) }, 'https://site.example')).toBe(true);
});
