import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { noLimit } from '../../../tests/support/endpoint.ts';
import { createWriteLimiter } from './limits/write-limiter.ts';
import { createPostedForm } from './posted-form.ts';

const lost = 'As respostas não estão mais aqui.';
const messages = { foreign: 'De outro site.', tooLarge: 'Grande demais.', failed: 'Não deu.' };

/** A form that takes any name but 'Jo'. */
const newForm = () =>
  createPostedForm<{ readonly nome: string | null }, 'nome', unknown>(
    { path: '/lista/enviar', cookiePath: '/lista', controlId: (field) => `campo-${field}`, lost },
    {
      stores: 'signUp',
      messages,
      read: (fields) => ({ nome: fields?.get('nome') ?? null }),
      receive: async ({ nome }) =>
        nome === 'Jo' ? { status: 422, errors: { nome: 'Curto' } } : { path: '/lista/pronto' },
    },
  );

type Form = ReturnType<typeof newForm>;

function post(
  form: Form,
  nome: string,
  headers: Readonly<Record<string, string>> = {},
  limit = noLimit,
  clientKey = 'x',
) {
  const request = new Request('http://127.0.0.1:3000/lista/enviar', {
    method: 'POST',
    headers: {
      Accept: 'text/html,*/*',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams({ nome }),
  });
  const services = {
    log: pino({ level: 'silent' }),
    settings: readSettings({}),
    writeLimiter: limit,
    storageLimits: noLimit,
  };
  return form.receive(request, { clientKey, clientNetwork: 'x', services });
}

/** Where a redirect leads, and the cookie that the browser brings there. */
async function redirectOf(answer: ReturnType<typeof post>) {
  const redirect = await answer;
  if (redirect.kind !== 'redirect') throw new Error('no redirect');
  return { ...redirect, sent: redirect.cookie?.split(';', 1)[0] ?? '' };
}

const read = (path: string, cookie = '') =>
  new Request(`http://127.0.0.1:3000${path}`, { headers: { Cookie: `other=1; ${cookie}` } });

afterEach(() => {
  vi.useRealTimers();
});

describe('a form that is refused', () => {
  test('is kept under a cookie of this form alone, and leads to its first wrong field', async () => {
    const form = newForm();
    const { path, cookie, sent } = await redirectOf(post(form, 'Jo'));
    expect(path).toMatch(/^\/lista\/enviar\?revisar=[\w-]{8}#campo-nome$/);
    expect(cookie).toMatch(
      /^formulario=[\w-]{8}\.[\w-]{32}; Path=\/lista; Max-Age=900; HttpOnly; SameSite=Strict$/,
    );
    const shown = {
      kind: 'form',
      status: 200,
      form: { nome: 'Jo', errors: { nome: 'Curto' }, problem: null },
    };
    expect(form.show(read(path, sent))).toEqual(shown);
    // A reload, or the way back.
    expect(form.show(read(path, sent))).toEqual(shown);
    expect(form.show(read('/lista/enviar', sent))).toEqual({ kind: 'none' });
    expect(form.wasAccepted(read('/lista/pronto', sent))).toBe(false);
  });

  test('has a cookie for TLS alone where the page came over TLS', async () => {
    const { cookie } = await redirectOf(post(newForm(), 'Jo', { Origin: 'https://www.cometta.example' }));
    expect(cookie).toMatch(/; Secure$/);
  });

  test('is forgotten after a quarter of an hour, or for the next one, and that is said', async () => {
    vi.useFakeTimers();
    const form = newForm();
    const first = await redirectOf(post(form, 'Jo'));
    const second = await redirectOf(post(form, 'Jo', { Cookie: first.sent }));
    const gone = { kind: 'form', status: 200, form: { nome: null, errors: {}, problem: lost } };
    expect(form.show(read(first.path, first.sent))).toEqual(gone);
    expect(form.show(read(second.path, second.sent))).toMatchObject({ form: { nome: 'Jo' } });
    vi.advanceTimersByTime(15 * 60_000);
    expect(form.show(read(second.path, second.sent))).toEqual(gone);
    // A browser that takes no cookies, and one with somebody else's idea of them.
    expect(form.show(read(second.path))).toEqual(gone);
    expect(form.show(read(second.path, 'formulario=__proto__'))).toEqual(gone);
  });

  test('is one of two hundred at the most: the oldest goes', async () => {
    const form = newForm();
    const [first, second] = [await redirectOf(post(form, 'Jo')), await redirectOf(post(form, 'Jo'))];
    for (let count = 2; count <= 200; count += 1) await post(form, 'Jo', {}, noLimit, `x${count}`);
    expect(form.show(read(first.path, first.sent))).toMatchObject({ form: { problem: lost } });
    expect(form.show(read(second.path, second.sent))).toMatchObject({ form: { nome: 'Jo' } });
  });

  test('is one of ten of its address at the most: who posts many takes the place of nobody else’s', async () => {
    const form = newForm();
    const first = await redirectOf(post(form, 'Jo'));
    const others = await redirectOf(post(form, 'Jo', {}, noLimit, 'y'));
    for (let count = 0; count < 250; count += 1) await post(form, 'Jo');
    expect(form.show(read(first.path, first.sent))).toMatchObject({ form: { problem: lost } });
    expect(form.show(read(others.path, others.sent))).toMatchObject({ form: { nome: 'Jo' } });
  });

  test('is told apart from what another tab of the same browser sends', async () => {
    const form = newForm();
    const one = await redirectOf(post(form, 'Jo'));
    const gone = { form: { nome: null, problem: lost } };
    // The other tab is refused too: its answers are not this tab's.
    const other = await redirectOf(post(form, 'Jo', { Cookie: one.sent }));
    expect(form.show(read(one.path, other.sent))).toMatchObject(gone);
    // The other tab is received: this one is not.
    const received = await redirectOf(post(form, 'Joana', { Cookie: one.sent, Referer: 'http://x/lista' }));
    expect(form.wasAccepted(read('/lista/pronto', received.sent))).toBe(true);
    expect(form.show(read(one.path, received.sent))).toMatchObject(gone);
  });

  test('is answered directly where nothing is to be kept: a script, another site, too many', async () => {
    const form = newForm();
    expect(await post(form, 'Jo', { Accept: '*/*' })).toMatchObject({ status: 422, form: { nome: 'Jo' } });
    expect(await post(form, 'Joana', { Accept: '*/*' })).toEqual({ kind: 'redirect', path: '/lista/pronto' });
    expect(await post(form, 'Jo', { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      code: 'other_origin',
    });
    expect(await post(form, 'Jo', { 'Content-Type': 'text/plain' })).toMatchObject({
      code: 'unsupported_media_type',
    });
    expect(await post(form, 'Jo', {}, createWriteLimiter(0))).toMatchObject({ code: 'too_many_requests' });
  });
});

test('a form that is received is known for as long, and what was refused before it is gone', async () => {
  const form = newForm();
  const refused = await redirectOf(post(form, 'Jo'));
  const received = await redirectOf(
    post(form, 'Joana', { Cookie: refused.sent, Referer: `http://127.0.0.1:3000${refused.path}` }),
  );
  expect(received.path).toBe('/lista/pronto');
  expect(received.sent).toMatch(/^formulario=[\w-]{8}\.aceito$/);
  expect(form.wasAccepted(read('/lista/pronto', received.sent))).toBe(true);
  expect(form.wasAccepted(read('/lista/pronto'))).toBe(false);
  // The way back to the form that was refused.
  expect(form.show(read(refused.path, received.sent))).toEqual({ kind: 'accepted' });
  expect(form.show(read('/lista/enviar', received.sent))).toEqual({ kind: 'none' });
  expect(form.show(read(refused.path, refused.sent))).toMatchObject({ form: { problem: lost } });
});
