// R-API-17
import { expect, test } from 'vitest';
import { problemPageText } from '#content/problems.ts';
import { dialogLists, listPath } from '#content/waitlist-lists.ts';
import { builtServer } from '../../support/built-server.ts';

const site = builtServer({ RATE_LIMIT_WRITES_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' });

const post = (path: string, headers: Readonly<Record<string, string>>) =>
  site.get(path, { method: 'POST', headers, body: 'x', redirect: 'manual' });

const forms = [
  '/politica-de-privacidade/pedido',
  '/portal-ai-waitlist/enviar',
  '/portal-ai-waitlist/sair?t=x',
  ...dialogLists.map(listPath),
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
