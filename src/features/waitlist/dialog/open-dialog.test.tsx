// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DialogList } from '#content/waitlist-lists.ts';
import { WaitlistPage } from '#features/waitlist/page/WaitlistPage.tsx';
import { openWaitlistDialog } from './open-dialog.ts';

const button = () => screen.getByRole('button', { name: /Entrar na fila|Cadastrando/ });
const cross = () => screen.getByRole('button', { name: 'Fechar' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
/** What a browser does at Escape. */
const cancel = () => {
  if (dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog()?.close();
};

function pressBackdrop(): void {
  for (const type of ['pointerdown', 'click'])
    dialog()?.dispatchEvent(new PointerEvent(type, { clientX: -5, clientY: -5 }));
}

/** Presses the page's link to a list, whose own page has been fetched. */
function openDialog(list: DialogList = 'newsletter-ai'): UserEvent {
  const page = document.createElement('template');
  page.innerHTML = renderToStaticMarkup(<WaitlistPage list={list} />);
  const link = document.querySelector('a');
  if (link !== null) openWaitlistDialog(page.content, link);
  return userEvent.setup({ delay: null });
}

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field('Nome'), 'Rui Tavares');
  await user.type(field('E-mail'), '  Rui@Diario.com ');
  await user.type(field('Nome da empresa'), 'Diário Serrano');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cargo' }), 'editor');
}

/** A server that answers when the test says so. */
function stubServer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetchMock = vi.fn((_path: string, _init: RequestInit) => promise);
  vi.stubGlobal('fetch', fetchMock);
  return {
    fetchMock,
    answer: async (response: Response) => {
      resolve(response);
      await new Promise(setImmediate);
    },
  };
}

/** A sign-up that the server has stored. */
async function join(): Promise<void> {
  const server = stubServer();
  const user = openDialog();
  await fillIn(user);
  await user.click(button());
  await server.answer(Response.json({ ok: true }, { status: 201 }));
}

beforeEach(() => {
  // A draft waits for a pause in typing: what still waits when a test ends is dropped with its clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  document.body.innerHTML = '<p><a href="/fila-de-espera/newsletter-ai">Entrar</a></p>';
  // This document has no layout: what is in it is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  );
});

describe('the waitlist dialog', () => {
  it('refuses an empty form with one message per field, and takes each back when it is edited (R-WL-15, R-WLD-8)', async () => {
    const server = stubServer();
    const user = openDialog();
    await user.click(button());
    const said = () => [...document.querySelectorAll('.field__error')].map(({ textContent }) => textContent);
    const rest = ['E-mail é obrigatório', 'Nome da empresa é obrigatório', 'Cargo é obrigatório'];
    expect(said()).toEqual(['Nome é obrigatório', ...rest]);
    expect(document.activeElement).toBe(field('Nome'));
    expect(field('Nome').getAttribute('aria-invalid')).toBe('true');
    expect(server.fetchMock).not.toHaveBeenCalled();
    await user.type(field('Nome'), 'R');
    expect(said()).toEqual(rest);
  });

  it('sends the row once, with what it showed, the fields and the way out disabled; a duplicate is told, and what was typed is kept (R-WL-16, R-WL-17, R-WL-25)', async () => {
    const server = stubServer();
    const user = openDialog();
    await fillIn(user);
    await user.dblClick(button());
    expect(server.fetchMock).toHaveBeenCalledOnce();
    // That a form is begun is told once, and nothing of what is typed (R-EQ-30).
    const begun = new Blob(['"begun"'], { type: 'application/json' });
    expect(vi.mocked(navigator.sendBeacon).mock.calls).toEqual([['/api/counts', begun]]);
    const [path, { body, headers, method }] = server.fetchMock.mock.lastCall ?? ['', {}];
    expect([path, method]).toEqual(['/api/waitlist', 'POST']);
    expect(JSON.parse(String(body))).toMatchObject({
      nome: 'Rui Tavares',
      email: 'rui@diario.com',
      empresa: 'Diário Serrano',
      cargo: 'editor',
      site: null,
      source: 'newsletter',
    });
    expect(headers).toEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': expect.stringMatching(/^[\da-f-]{36}$/),
      'Shown-Texts': expect.stringMatching(/^[0-9a-f]{16}(?:\.[0-9a-f]{16}){2}$/),
    });
    expect(button().textContent).toBe('Cadastrando...');
    for (const control of [button(), field('Nome'), cross()]) expect(control.matches(':disabled')).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Cadastrando...');
    await server.answer(Response.json({ code: '23505' }, { status: 409 }));
    const banner = screen.getByRole('region');
    expect(banner.textContent).toBe('Este e-mail já está cadastrado na nossa lista de espera.');
    expect(document.activeElement).toBe(banner);
    expect(field('Nome').value).toBe('Rui Tavares');
    expect(button().matches(':disabled')).toBe(false);
    await user.type(field('E-mail'), 'x');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([
    ['the close button', () => cross().click()],
    ['Escape', cancel],
    ['a press on the backdrop', pressBackdrop],
  ])('starts afresh after it was closed by %s (R-WLD-5)', async (_way, close) => {
    const user = openDialog();
    await user.type(field('E-mail'), 'rui@diario');
    await user.click(button());
    close();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(document.querySelector('a'));
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    openDialog();
    expect(field('E-mail').value).toBe('');
    expect(screen.queryByText('Nome é obrigatório')).toBeNull();
  });

  it('brings back what was typed when the page was left (R-WLP-18)', async () => {
    await openDialog().type(field('E-mail'), 'rui@diario');
    dispatchEvent(new Event('pagehide'));
    document.querySelector('dialog')?.remove();
    openDialog('sites-para-jornais');
    expect(field('E-mail').value).toBe('');
    document.querySelector('dialog')?.remove();
    openDialog();
    expect(field('E-mail').value).toBe('rui@diario');
  });

  it('starts with who signed up last in this browser, until they clear it (R-WL-26)', async () => {
    await join();
    cross().click();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    document.body.innerHTML = '<a href="/fila-de-espera/sites-para-jornais">Entrar</a>';
    const user = openDialog('sites-para-jornais');
    const known = () => ['Nome', 'E-mail', 'Nome da empresa'].map((name) => field(name).value);
    expect(known()).toEqual(['Rui Tavares', 'Rui@Diario.com', 'Diário Serrano']);
    await user.click(screen.getByRole('button', { name: 'Limpar esses dados' }));
    expect(known()).toEqual(['', '', '']);
    expect(document.activeElement).toBe(field('Nome'));
    document.querySelector('dialog')?.remove();
    sessionStorage.clear();
    openDialog();
    expect(known()).toEqual(['', '', '']);
    expect(screen.queryByRole('button', { name: 'Limpar esses dados' })).toBeNull();
  });

  it.each([
    ['sites-para-jornais', 'o lançamento'],
    ['newsletter-ai', 'o acesso à Newsletter AI'],
  ] as const)(
    'of %s says what signing up means, how to leave and where the policy is (R-WLD-3)',
    (list, what) => {
      openDialog(list);
      const said = `Ao se cadastrar, você concorda em receber comunicações sobre ${what}\\.`;
      const note = screen.getByText(new RegExp(`^${said} .*Você pode sair da fila quando quiser`));
      const policy = within(note).getByRole('link', { name: /^política de privacidade/ });
      expect(policy.getAttribute('href')).toBe('/politica-de-privacidade');
      // What was typed stays in this tab.
      expect(policy.getAttribute('target')).toBe('_blank');
    },
  );
});
