/** Post, redirect, get, as a browser without JavaScript meets it (docs/decisions/0012). */
import { describe, expect, test } from 'vitest';
import { dataRequests } from '#content/data-requests.ts';
import { lostAnswers } from '#content/forms.ts';
import { messages, nothingToConfirm } from '#content/waitlist.ts';
import { listIds, listPath, lists, listTitle } from '#content/waitlist-lists.ts';
import { parsePage } from '#integrations/built-pages.ts';
import { plain, wordsOf } from '../support/built-page.ts';
import { builtServer } from '../support/built-server.ts';

const site = builtServer();

/** A browser that takes cookies: what it posts, and what it is shown at the end of the redirect. */
function browser() {
  const cookies = new Map<string, string>();
  /** The page that it is on. */
  let Referer = 'http://127.0.0.1/';
  const ask = async (path: string, init: RequestInit = {}) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Accept: 'text/html', Cookie, Referer, ...init.headers };
    const response = await site.get(path, { ...init, headers, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const read = async (path: string) => {
    const response = await ask(path);
    Referer = new URL(path, 'http://127.0.0.1/').href.replace(/#.*/, '');
    const document = parsePage(await response.text());
    return {
      status: response.status,
      location: response.headers.get('Location'),
      title: document.querySelector('title')?.textContent ?? '',
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
      main: wordsOf(document.querySelector('main')),
      value: (name: string) =>
        document.querySelector(`main [name="${name}"]`)?.getAttribute('value') ?? undefined,
      form: document.querySelector('main form'),
    };
  };
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const response = await ask(path, { method: 'POST', body: new URLSearchParams(fields) });
    return { status: response.status, location: response.headers.get('Location') ?? '' };
  };
  return { read, post };
}

/** The form's address after a refusal, with the mark of the sending. */
const refusedAt = (path: string, fragment = '') =>
  expect.stringMatching(new RegExp(`^${path}\\?revisar=[\\w-]{8}${fragment}$`));

const person = { nome: 'Rui Tavares', empresa: 'Diário Serrano', cargo: 'editor', site: '' };
const confirmed = plain(messages.success.thanks);

describe.each(listIds)('each list has a page of its own: %s', (id) => {
  const path = listPath(id);
  const email = `${id}@diario.com`;

  test('shows the dialog’s five fields, and search engines not', async () => {
    const page = await browser().read(path);
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

  test('keeps a refused form, then confirms, and sends nothing again', async () => {
    const visitor = browser();
    const refused = await visitor.post(path, { ...person, email, cargo: '' });
    expect(refused).toEqual({ status: 303, location: refusedAt(path, '#fila-cargo') });
    for (const _reload of [1, 2]) {
      const again = await visitor.read(refused.location);
      expect(again).toMatchObject({ status: 200, robots: 'noindex' });
      expect(again.title).toMatch(/^Erro: \p{Ll}/u);
      expect(again.main).toContain('Cargo é obrigatório');
      expect(again.value('email')).toBe(email);
      expect(again.value('tentativa')).toMatch(/^[\da-f-]{36}$/);
    }
    // Somebody else's browser sees nothing of it.
    const foreign = await browser().read(refused.location);
    expect(foreign.main).toContain(lostAnswers);
    expect(foreign.value('email')).toBeUndefined();

    const joined = await visitor.post(path, { ...person, email });
    expect(joined).toEqual({ status: 303, location: `${path}/confirmacao` });
    expect((await visitor.read(joined.location)).main).toContain(confirmed);
    expect(await visitor.read(refused.location)).toMatchObject({
      status: 303,
      location: `${path}/confirmacao`,
    });
    // The form itself is there for the next person.
    expect((await visitor.read(path)).value('empresa')).toBeUndefined();
    const twice = await browser().post(path, { ...person, nome: 'Ana Lima', empresa: 'Outra', email });
    expect(twice.location).toEqual(refusedAt(path));
  });
});

test('a list that does not exist is the 404 page', async () => {
  expect((await browser().read('/fila-de-espera/outra')).status).toBe(404);
  expect((await browser().read('/fila-de-espera/outra/confirmacao')).status).toBe(404);
});

test.each(['/portal-ai-waitlist/confirmacao', ...listIds.map((id) => `${listPath(id)}/confirmacao`)])(
  '%s confirms nothing to who has sent nothing',
  async (path) => {
    const page = await browser().read(path);
    expect(page).toMatchObject({ status: 200, robots: 'noindex' });
    expect(page.main).toContain(nothingToConfirm.lead);
    expect(page.main).not.toContain(confirmed);
  },
);

test('the waiting list’s form: refused, corrected, confirmed; a lost one says so', async () => {
  const visitor = browser();
  const path = '/portal-ai-waitlist/enviar';
  const fields = {
    ...person,
    email: 'pagina@diario.com',
    termsAccepted: 'on',
    journalismTermsAccepted: 'on',
  };
  const refused = await visitor.post(path, { ...fields, nome: '', email: 'x' });
  expect(refused).toEqual({ status: 303, location: refusedAt(path, '#nome') });
  expect((await visitor.read(refused.location)).value('email')).toBe('x');
  expect((await visitor.read('/portal-ai-waitlist/confirmacao')).main).not.toContain(confirmed);
  expect((await browser().read(refused.location)).main).toContain(lostAnswers);
  expect(await visitor.read(path)).toMatchObject({ status: 303, location: '/portal-ai-waitlist' });
  const joined = await visitor.post(path, fields);
  expect((await visitor.read(joined.location)).main).toContain(confirmed);
});

test('another tab’s success is not this tab’s', async () => {
  const visitor = browser();
  const path = listPath('newsletter-ai');
  const refused = await visitor.post(path, { ...person, email: 'aba-um@diario.com', cargo: '' });
  await visitor.read(path);
  const joined = await visitor.post(path, { ...person, nome: 'Ana Lima', email: 'aba-dois@diario.com' });
  expect(joined.location).toBe(`${path}/confirmacao`);
  const again = await visitor.read(refused.location);
  expect(again).toMatchObject({ status: 200 });
  expect(again.main).toContain(lostAnswers);
});

test('a data request: refused, corrected, received', async () => {
  const visitor = browser();
  const path = '/politica-de-privacidade/pedido';
  const fields = { kind: 'access', nome: 'Rui Tavares', email: 'rui@diario.com', details: '' };
  const refused = await visitor.post(path, { ...fields, email: 'rui' });
  expect(refused).toEqual({ status: 303, location: refusedAt(path, '#email') });
  const again = await visitor.read(refused.location);
  expect(again.title).toContain(dataRequests.returned.title);
  expect(again.value('email')).toBe('rui');
  const received = await visitor.post(path, fields);
  expect(received.location).toMatch(/\?protocolo=/);
  expect(await visitor.read(refused.location)).toMatchObject({ status: 303 });
});
