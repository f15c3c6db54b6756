// R-WL-12
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendSignUp } from './api-client.ts';

const attempt = { key: '0f8fad5b-d9cb-469f-a165-70867728950e', shownTexts: 'a.b.c' };

function answerWith(response: Response) {
  const fetchMock = vi.fn(async (_path: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => vi.unstubAllGlobals());

describe('sending a sign-up', () => {
  it('posts the row as JSON with its idempotency key and the versions of what was shown', async () => {
    const fetchMock = answerWith(Response.json({ ok: true }, { status: 201 }));
    expect(await sendSignUp({ nome: 'Helena' }, attempt)).toEqual({ kind: 'joined' });
    const [path, init] = fetchMock.mock.calls[0] ?? [];
    expect(path).toBe('/api/waitlist');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"nome":"Helena"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key, 'Shown-Texts': 'a.b.c' },
    });
  });

  it('says that the e-mail is there already', async () => {
    answerWith(Response.json({ code: '23505' }, { status: 409 }));
    expect(await sendSignUp({}, attempt)).toEqual({
      kind: 'refused',
      problem: 'Este e-mail já está cadastrado na nossa lista de espera.',
    });
  });

  it.each([{ code: 'conflict' }, {}, null, 'html'])(
    'a 409 with %j is another refusal (R-WL-11)',
    async (body) => {
      answerWith(Response.json(body, { status: 409 }));
      expect(await sendSignUp({}, attempt)).toEqual({
        kind: 'refused',
        problem: 'Erro ao cadastrar. Por favor, tente novamente.',
      });
    },
  );

  it("shows the server's messages at the form's own fields", async () => {
    const errors = {
      portal_url: 'URL do portal inválida',
      terms_accepted: 'Aceite',
      source: 'Origem inválida',
    };
    answerWith(Response.json({ code: 'validation', errors }, { status: 422 }));
    expect(await sendSignUp({}, attempt)).toEqual({
      kind: 'invalid',
      errors: { portalUrl: 'URL do portal inválida', termsAccepted: 'Aceite' },
    });
  });

  it.each([
    ['no errors in it', '{}'],
    ['columns only that have no field', '{"errors":{"source":"Origem inválida"}}'],
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['errors that are null', '{"errors":null}'],
  ])('falls back to the general message on a 422 with %s', async (_what, body) => {
    answerWith(new Response(body, { status: 422 }));
    expect(await sendSignUp({}, attempt)).toEqual({
      kind: 'refused',
      problem: 'Erro ao cadastrar. Por favor, tente novamente.',
    });
  });

  it.each([
    ['30', 'Aguarde 30 segundos'],
    ['1', 'Aguarde 1 segundo e'],
    ['', 'Aguarde 60 segundos'],
  ])('says how long to wait on a 429 with Retry-After %j (R-WL-22)', async (retryAfter, text) => {
    answerWith(new Response('{}', { status: 429, headers: { 'Retry-After': retryAfter } }));
    expect(await sendSignUp({}, attempt)).toMatchObject({
      kind: 'refused',
      problem: expect.stringContaining(text),
    });
  });

  it.each([500, 502, 503])('leaves open whether it was stored on a %i', async (status) => {
    answerWith(new Response('', { status }));
    expect(await sendSignUp({}, attempt)).toEqual({
      kind: 'unknown',
      problem: 'Erro ao cadastrar. Por favor, tente novamente.',
    });
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
});
