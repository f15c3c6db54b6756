// R-WL-12
import { expect, it, vi } from 'vitest';
import { sendSignUp } from './api-client.ts';

const attempt = { key: '0f8fad5b-d9cb-469f-a165-70867728950e', shownTexts: 'a.b.c' };
const failed = 'Erro ao cadastrar. Por favor, tente novamente.';

/** What becomes of a sign-up that the server answers so. */
function sendTo(body: string, init: ResponseInit) {
  vi.stubGlobal('fetch', async () => new Response(body, init));
  return sendSignUp({ nome: 'Helena' }, attempt);
}

it.each([
  [409, '{"code":"23505"}', true, 'Este e-mail já está cadastrado na nossa lista de espera.'],
  // Another refusal (R-WL-11).
  [409, '{"code":"conflict"}', true, failed],
  [409, 'null', true, failed],
  [409, 'html', true, failed],
  [422, '{}', true, failed],
  [422, '{"errors":{"source":"Origem inválida"}}', true, failed],
  // Whether it was stored is open.
  [500, '', false, failed],
] as const)('a %i with %s says what became of it: %s', async (status, body, answered, problem) => {
  expect(await sendTo(body, { status })).toEqual({ answered, problem });
});

it.each([
  ['30', 'Aguarde 30 segundos'],
  ['1', 'Aguarde 1 segundo e'],
  ['', 'Aguarde 60 segundos'],
])('says how long to wait on a 429 with Retry-After %j (R-WL-22)', async (retryAfter, text) => {
  const outcome = await sendTo('{}', { status: 429, headers: { 'Retry-After': retryAfter } });
  expect(outcome).toEqual({ answered: true, problem: expect.stringContaining(text) });
});

it('logs a lost answer and says so (R-WL-13)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendSignUp({}, attempt)).toEqual({
    answered: false,
    problem: 'Erro ao conectar com o servidor. Verifique sua conexão.',
  });
  expect(log).toHaveBeenCalledOnce();
});
