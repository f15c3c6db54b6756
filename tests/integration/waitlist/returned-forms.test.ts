/** Forms as a browser without JavaScript posts them: refused ones come back in the answer, accepted ones lead on. */
import { describe, expect, test } from 'vitest';
import { dataRequests, requestMessages } from '#content/data-requests.ts';
import { messages, nothingToConfirm } from '#content/waitlist.ts';
import { dialogLists, listPath, lists, listTitle } from '#content/waitlist-lists.ts';
import { parsePage } from '#integrations/built-pages.ts';
import { plain, wordsOf } from '../../support/browser/built-page.ts';
import { builtServer } from '../../support/built-server.ts';

const site = builtServer();
/** Another process that shares nothing with the first. */
const other = builtServer();

async function ask(path: string, init: RequestInit = {}, { get } = site) {
  const response = await get(path, { ...init, headers: { Accept: 'text/html' }, redirect: 'manual' });
  const document = parsePage(await response.text());
  const form = document.querySelector('main form');
  return {
    status: response.status,
    location: response.headers.get('Location') ?? '',
    headers: response.headers,
    title: document.querySelector('title')?.textContent ?? '',
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
    main: wordsOf(document.querySelector('main')),
    value: (name: string) => form?.querySelector(`[name="${name}"]`)?.getAttribute('value') ?? undefined,
    form,
  };
}

const post = (path: string, fields: Readonly<Record<string, string>>, server = site) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) }, server);

/** The answer to a refused form: the page itself, which nobody keeps. */
function expectReturned(answer: Awaited<ReturnType<typeof ask>>, status = 422): void {
  expect(answer).toMatchObject({ status, location: '', robots: 'noindex' });
  expect(answer.title).toMatch(/^Erro: \p{Ll}/u);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.form?.querySelector('.error-summary')?.hasAttribute('autofocus')).toBe(true);
}

const person = { nome: 'Rui Tavares', empresa: 'Diário Serrano', cargo: 'editor', site: '' };
const agreed = { termsAccepted: 'on', journalismTermsAccepted: 'on' };
const confirmed = plain(messages.success.thanks);

describe.each(dialogLists)('each list has a page of its own: %s (R-PAGE-2, R-WLD-10)', (id) => {
  const path = listPath(id);
  const email = `${id}@diario.com`;

  test('shows the dialog’s five fields, and search engines not', async () => {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 200, robots: 'noindex' });
    expect(page.title).toContain(listTitle(id));
    expect(page.main).toContain(lists[id].intro);
    expect(page.form?.getAttribute('method')).toBe('post');
    expect(page.form?.getAttribute('action')).toBe(path);
    expect(page.value('textos')).toMatch(/^[0-9a-f.]{50}$/);
    const names = [...(page.form?.querySelectorAll('fieldset [name]') ?? [])].map((control) =>
      control.getAttribute('name'),
    );
    expect(names).toEqual(['nome', 'email', 'empresa', 'cargo', 'site']);
  });

  test('gives a refused form back, then confirms; a known e-mail is told', async () => {
    const refused = await post(path, { ...person, email, cargo: '' });
    expectReturned(refused);
    expect(refused.main).toContain('Cargo é obrigatório');
    expect(refused.value('email')).toBe(email);
    expect(refused.value('tentativa')).toMatch(/^[\da-f-]{36}$/);
    const joined = await post(path, { ...person, email });
    expect(joined.status).toBe(303);
    expect(joined.location).toMatch(new RegExp(`^${path}/confirmacao\\?`));
    expect((await ask(joined.location)).main).toContain(confirmed);
    const twice = await post(path, { ...person, nome: 'Ana Lima', empresa: 'Outra', email });
    expectReturned(twice, 409);
    expect(twice.value('empresa')).toBe('Outra');
  });
});

test('a list that does not exist is the 404 page', async () => {
  expect((await ask('/fila-de-espera/outra')).status).toBe(404);
  expect((await ask('/fila-de-espera/outra/confirmacao')).status).toBe(404);
});

test.each(['/portal-ai-waitlist/confirmacao', ...dialogLists.map((id) => `${listPath(id)}/confirmacao`)])(
  '%s confirms nothing to who has sent nothing (R-WLP-22)',
  async (path) => {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 200, robots: 'noindex' });
    expect(page.main).toContain(nothingToConfirm.lead);
    expect(page.main).not.toContain(confirmed);
  },
);

test('a form that one server refused is accepted by another, and confirmed by either (R-WLP-21)', async () => {
  const path = '/portal-ai-waitlist/enviar';
  const fields = { ...person, ...agreed, email: 'pagina@diario.com' };
  const refused = await post(path, { ...fields, nome: '', email: 'x' });
  expectReturned(refused);
  expect(refused.value('email')).toBe('x');
  const joined = await post(path, { ...fields, tentativa: refused.value('tentativa') ?? '' }, other);
  expect(joined).toMatchObject({ status: 303 });
  expect(joined.headers.getSetCookie()).toEqual([]);
  for (const server of [site, other]) {
    expect((await ask(joined.location, {}, server)).main).toContain(confirmed);
  }
  expect(await ask(path)).toMatchObject({ status: 303, location: '/portal-ai-waitlist' });
});

test('a data request: refused, corrected, received (R-DAT-6)', async () => {
  const path = '/politica-de-privacidade/pedido';
  const fields = { kind: 'access', nome: 'Rui Tavares', email: 'rui@diario.com', details: '' };
  const refused = await post(path, { ...fields, email: 'rui' });
  expectReturned(refused);
  expect(refused.title).toContain(dataRequests.returned.title);
  expect(refused.value('email')).toBe('rui');
  expect((await post(path, fields)).location).toMatch(/\?protocolo=/);
});

test.each([
  [
    '/portal-ai-waitlist/enviar',
    '/portal-ai-waitlist',
    'o cadastro só vale quando é enviado por esta página',
  ],
  [
    '/politica-de-privacidade/pedido',
    '/politica-de-privacidade#pedido-sobre-os-seus-dados',
    requestMessages.foreign,
  ],
])('%s leads back to its page, and refuses other sites and methods', async (path, page, foreign) => {
  expect(await ask(path)).toMatchObject({ status: 303, location: page });
  const refused = await site.get(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    body: new URLSearchParams({ nome: 'Helena Prado' }),
  });
  const text = await refused.text();
  expect(refused.status).toBe(403);
  expect(text).toContain(foreign);
  expect(text).not.toContain('Helena');
  const put = await site.get(path, { method: 'PUT', body: '{}' });
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test.each(['2026-00000-00000', '%3Cscript%3Ealert', ''])(
  'the protocol %o, which is none, is 404 (R-DAT-4)',
  async (number) => {
    const answer = await ask(`/politica-de-privacidade/pedido?protocolo=${number}`);
    expect(answer).toMatchObject({ status: 404, robots: 'noindex' });
    expect(answer.main).toContain('Protocolo não encontrado');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.main).not.toContain('alert');
  },
);
