// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, refusedTitle } from '#content/waitlist.ts';
import { readDraft, writeDraft } from '#features/waitlist/form/draft.ts';
import { emptyPageValues } from '#features/waitlist/rules/form-values.ts';
import type { ReturnedForm } from '#features/waitlist/rules/schema.ts';
import { pageValues } from '../../../../tests/support/signups.ts';
import { startWaitlistPage } from './start-page.ts';
import { WaitlistPage } from './WaitlistPage.tsx';

const posted = { ...pageValues, nome: 'He' };
const returned: ReturnedForm = {
  values: posted,
  errors: { nome: 'Nome deve ter pelo menos 3 caracteres' },
  problem: null,
  key: 'form-0f8fad5b-d9cb-469f-a165-70867728950e',
  campaign: '',
};
const nome = () => screen.getByLabelText<HTMLInputElement>('Nome');

/** The page as the server sends it, with its script. */
function openPage(form?: ReturnedForm): void {
  document.body.innerHTML = `<main>${renderToStaticMarkup(<WaitlistPage {...(form && { returned: form })} />)}</main>`;
  const shown = document.querySelector<HTMLElement>('.waitlist-page');
  if (shown !== null) startWaitlistPage(shown);
}

beforeEach(() => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the form that the server sent back', () => {
  it('brings back after a reload what was typed into it since', () => {
    const typed = { ...posted, nome: 'Helena', hasNewsPortal: false };
    writeDraft('/portal-ai-waitlist', { values: typed, attempt: null, start: posted });
    openPage(returned);
    expect(nome().value).toBe('Helena');
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Nome da empresa').value).toBe(posted.empresa);
  });

  it('is newer than a draft that was typed into another form', () => {
    writeDraft('/portal-ai-waitlist', {
      values: { ...emptyPageValues, nome: 'Antes' },
      attempt: null,
      start: emptyPageValues,
    });
    openPage(returned);
    expect(nome().value).toBe('He');
    expect(readDraft('/portal-ai-waitlist')?.values.nome).toBe('Antes');
  });

  it('says ‘Erro’ in the tab’s title while something is wrong, and no longer (R-WLP-23)', async () => {
    document.title = `${refusedTitle(page.title)} | Cometta`;
    const user = userEvent.setup();
    openPage(returned);
    expect(document.title).toBe(`${refusedTitle(page.title)} | Cometta`);
    await user.type(nome(), 'lena');
    expect(document.title).toBe(`${page.title} | Cometta`);
    await user.clear(nome());
    await user.click(screen.getByRole('button', { name: 'Entrar na fila de espera' }));
    expect(document.title).toBe(`${refusedTitle(page.title)} | Cometta`);
  });

  it('goes on with the attempt of the form that was posted', async () => {
    const fetchMock = vi.fn(async (_path: string, _init: RequestInit) =>
      Response.json({ ok: true }, { status: 201 }),
    );
    vi.stubGlobal('fetch', fetchMock);
    vi.stubGlobal('scrollTo', vi.fn());
    const user = userEvent.setup();
    openPage(returned);
    await user.type(nome(), 'lena');
    await user.click(screen.getByRole('button', { name: 'Entrar na fila de espera' }));
    // The point of the '!' is the dot, in an element of its own: the DOM of these tests puts a space before it.
    await screen.findByRole('heading', { name: /^Cadastro realizado com sucesso ?!$/ });
    expect(fetchMock.mock.calls[0]?.[1].headers).toMatchObject({ 'Idempotency-Key': returned.key });
  });
});

it('a pasted phone loses its separators where they would not fit, and never a digit (R-WLP-5)', async () => {
  const user = userEvent.setup();
  openPage();
  const phone = screen.getByLabelText<HTMLInputElement>(/^Telefone/);
  await user.click(phone);
  await user.paste('+55 (11) 90000-0000');
  expect(phone.value).toBe('+5511900000000');
  await user.clear(phone);
  await user.type(phone, '+55 (11) 90000-0000');
  expect(phone.value).toBe('+5511900000000');
  await user.clear(phone);
  await user.paste('+55 (11) 90000-0000 e 90000-0001');
  expect(phone.value).toBe('+5511900000000e900000001');
  await user.click(screen.getByRole('button', { name: 'Entrar na fila de espera' }));
  expect(document.getElementById('phone-erro')?.textContent).toBe('Telefone inválido');
});

it('the page’s own form brings back any draft', () => {
  writeDraft('/portal-ai-waitlist', {
    values: { ...emptyPageValues, nome: 'Antes' },
    attempt: null,
    start: posted,
  });
  openPage();
  expect(nome().value).toBe('Antes');
});

it('tells browsers and password managers to leave the trap alone (R-WL-21)', () => {
  openPage();
  const trap = document.querySelector('[name="assunto"]');
  for (const name of ['data-1p-ignore', 'data-bwignore']) expect(trap?.hasAttribute(name), name).toBe(true);
  for (const [name, value] of [
    ['autocomplete', 'off'],
    ['data-lpignore', 'true'],
    ['data-form-type', 'other'],
  ] as const)
    expect(trap?.getAttribute(name)).toBe(value);
});
