// R-API-17
import { expect, test } from 'vitest';
import { problemPageText } from '#content/problems.ts';
import { listIds, listPath } from '#content/waitlist-lists.ts';
import { builtServer } from '../../support/built-server.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';

const site = builtServer({ RATE_LIMIT_WRITES_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' });

const post = (path: string, headers: Readonly<Record<string, string>>) =>
  site.get(path, { method: 'POST', headers, body: 'x', redirect: 'manual' });

const forms = [
  '/politica-de-privacidade/pedido',
  '/portal-ai-waitlist/enviar',
  '/portal-ai-waitlist/sair?t=x',
  ...listIds.map(listPath),
];

// A page of these took 3 to 8 ms to render, and a type that no form has never met the limit.
test.each(forms)('%s answers a post too many in a few lines, whatever its type', async (path) => {
  const headers = { Accept: 'text/html', 'Content-Type': 'text/plain' };
  await post(path, headers);
  const answer = await post(path, headers);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  const page = await answer.text();
  expect(page.length).toBeLessThan(1_500);
  expect(page).toMatch(
    /<h1>Muitas tentativas em pouco tempo\. Aguarde \d+ segundos? e tente de novo\.<\/h1>/,
  );
  expect(page).toContain(problemPageText.typedBefore);
});

test('a flood from many addresses meets the hour’s bound for all, and takes no sign-up’s place', async () => {
  const from = (address: string, path: string, body: object) =>
    site.get(path, json(body, { 'X-Forwarded-For': address }));
  const request = { kind: 'access', nome: 'Helena Prado', email: 'helena@jornal.example', details: null };
  const flood = async (network: string, body: object) => {
    const answers: Response[] = [];
    for (let n = 0; n < 16; n += 1) answers.push(await from(`${network}.${n}`, '/api/data-requests', body));
    return answers;
  };
  // What is wrong takes no room.
  const wrong = await flood('203.0.113', {});
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([422]));
  // One in twenty of the usual 300 an hour.
  const answers = await flood('198.51.100', request);
  expect(answers.map(({ status }) => status)).toEqual([...Array(15).fill(201), 429]);
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(3_000);
  expect((await from('198.51.100.99', '/api/waitlist', dialogRow)).status).toBe(201);
});
