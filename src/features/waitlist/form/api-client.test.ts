// R-WL-12
import { afterEach, expect, it, vi } from 'vitest';
import { sendSignUp } from './api-client.ts';

const attempt = { key: '0f8fad5b-d9cb-469f-a165-70867728950e', shownTexts: 'a.b.c' };
const failed = 'Erro ao cadastrar. Por favor, tente novamente.';

/** What becomes of a sign-up that the server answers so. */
function sendTo(body: string, init: ResponseInit) {
  const fetchMock = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetchMock);
  return { fetchMock, outcome: sendSignUp({ nome: 'Helena' }, attempt) };
}

afterEach(() => vi.unstubAllGlobals());

it('posts the row as JSON with its idempotency key and the versions of what was shown', async () => {
  const { fetchMock, outcome } = sendTo('{}', { status: 201 });
  expect(await outcome).toEqual({ kind: 'joined' });
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
    '/api/waitlist',
    expect.objectContaining({
      method: 'POST',
      body: '{"nome":"Helena"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key, 'Shown-Texts': 'a.b.c' },
    }),
  );
});

it.each([
  [409, '{"code":"23505"}', 'refused', 'Este e-mail já está cadastrado na nossa lista de espera.'],
  // Another refusal (R-WL-11).
  [409, '{"code":"conflict"}', 'refused', failed],
  [409, 'null', 'refused', failed],
  [409, 'html', 'refused', failed],
  [422, '{}', 'refused', failed],
  [422, '{"errors":{"source":"Origem inválida"}}', 'refused', failed],
  // Whether it was stored is open.
  [500, '', 'unknown', failed],
] as const)('answers %i %s: %s', async (status, body, kind, problem) => {
  expect(await sendTo(body, { status }).outcome).toEqual({ kind, problem });
});

it.each([
  ['30', 'Aguarde 30 segundos'],
  ['1', 'Aguarde 1 segundo e'],
  ['', 'Aguarde 60 segundos'],
])('says how long to wait on a 429 with Retry-After %j (R-WL-22)', async (retryAfter, text) => {
  const { outcome } = sendTo('{}', { status: 429, headers: { 'Retry-After': retryAfter } });
  expect(await outcome).toMatchObject({ kind: 'refused', problem: expect.stringContaining(text) });
});

it('logs a lost answer and says so (R-WL-13)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendSignUp({}, attempt)).toEqual({
    kind: 'unknown',
    problem: 'Erro ao conectar com o servidor. Verifique sua conexão.',
  });
  expect(log).toHaveBeenCalledOnce();
});
