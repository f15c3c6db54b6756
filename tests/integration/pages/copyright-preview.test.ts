// R-GEN-31
import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { previewUrl } from '#features/copyright-generator/preview/preview-document.ts';
import { ALL } from '../../../src/pages/copyright/previa.ts';

const year = new Date().getFullYear();
const url = `https://www.${brand.domain}/?a=1&b=2#c`;

async function ask(path: string, init?: RequestInit) {
  const request = new Request(`http://site.test${path}`, init);
  // The route reads these two and nothing else of Astro's context.
  const answer = await ALL({ request, url: new URL(request.url) } as APIContext);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

test('says what is wrong, with the same policy and nothing of what was sent', async () => {
  for (const [query, message] of [
    [`?clientName=Jornal&url=https://evil.example/%3Cb%3E?${brand.domain}&mode=light`, 'URL inválida'],
    [`?clientName=Jornal&url=${brand.domain}&mode=%3Cb%3E`, 'Escolha o fundo claro ou escuro'],
  ] as const) {
    const answer = await ask(`/copyright/previa${query}`);
    expect(answer.status).toBe(422);
    // Accents are character references in the document.
    const text = answer.body.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    expect(text).toContain(message);
    expect(answer.body).not.toMatch(/evil|<b>/);
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
  }
});

test('answers HEAD without a body, and other methods with 405', async () => {
  const path = previewUrl({ clientName: 'Jornal', url, mode: 'light', year });
  expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  const refused = await ask(path, { method: 'POST' });
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});
