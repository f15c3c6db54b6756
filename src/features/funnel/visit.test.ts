// R-EQ-30
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { countTold, countView } from './visit.ts';

const browser = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  accept: 'text/html,*/*',
};
const cubot = { ...browser, 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT X70) Chrome/140.0 Mobile' };
const old = { ...browser, 'sec-fetch-dest': undefined };

/** What a request for `/projetos` counts as. */
function counted(url: string, headers: IncomingMessage['headers'], method = 'GET', page = '/projetos') {
  const added: unknown[] = [];
  const counts = { add: (...one: unknown[]) => void added.push(one) };
  countView(counts, { url, headers, method } as IncomingMessage, page);
  const told = new Headers({ Referer: `https://site.test${url}`, 'User-Agent': headers['user-agent'] ?? '' });
  countTold(counts, 'begun', told);
  return added;
}

test.each([
  ['a visit', '/projetos', browser, undefined],
  ['a footer’s link', '/projetos?x=1&utm_source=copyright_link&utm_campaign=gazeta', browser, 'gazeta'],
  ['a link without a campaign’s name', '/projetos?utm_source=instagram', old, 'instagram'],
  ['a phone that is called like a robot', '/projetos?utm_medium=x', cubot, undefined],
])('%s is a view, and a form begun there is one', (_, url, headers, campaign) => {
  expect(counted(url, headers)).toEqual([
    ['view', '/projetos', campaign],
    ['begun', '/projetos', campaign],
  ]);
});

test.each([
  ['what is rendered ahead', { ...browser, 'sec-purpose': 'prefetch;prerender' }],
  ['what is fetched ahead', { ...browser, purpose: 'prefetch' }],
  ['what a script fetches', { ...browser, 'sec-fetch-dest': 'empty' }],
  ['what is no page to an old browser', { ...old, accept: 'image/*' }],
])('%s is no view', (_, headers) => {
  expect(counted('/projetos', headers)).toEqual([['begun', '/projetos', undefined]]);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 HeadlessChrome/140.0',
  'curl/8.5.0',
  undefined,
])('%s does not count', (userAgent) => {
  expect(counted('/projetos', { ...browser, 'user-agent': userAgent })).toEqual([]);
});

test('only reading a page that sells counts; a form that came back belongs to its page', () => {
  expect(counted('/sobre', browser, 'GET', '/sobre')).toEqual([]);
  expect(counted('/projetos', browser, 'HEAD')).toEqual([['begun', '/projetos', undefined]]);
  expect(counted('/portal-ai-waitlist/enviar', browser, 'POST', '/portal-ai-waitlist/enviar')).toEqual([
    ['begun', '/portal-ai-waitlist', undefined],
  ]);
});
