// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '#content/waitlist.ts';
import { writeDraft } from '#features/waitlist/form/kept.ts';
import { emptyValues, formValues, type ReturnedForm } from '#features/waitlist/rules/schema.ts';
import { pageRow, pageValues } from '../../../../tests/support/database/signups.ts';
import { startWaitlistPage } from './start-page.ts';
import { WaitlistPage } from './WaitlistPage.tsx';

const path = '/portal-ai-waitlist';
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** As the browser does it: the whole value at once, and the press on the button. The browser tests press keys. */
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByText('Entrar na fila de espera'));
const joined = () => screen.findByRole('heading', { name: /^Cadastro realizado com sucesso ?!$/ });

/** The page as the server sends it, with its script. */
function openPage(returned?: ReturnedForm): HTMLElement {
  document.body.innerHTML = `<main>${renderToStaticMarkup(<WaitlistPage list="portal-ai-waitlist" returned={returned} />)}</main>`;
  const shown = document.querySelector<HTMLElement>('.waitlist-page');
  if (shown === null) throw new Error('no page');
  startWaitlistPage(shown);
  return shown;
}

/** Answers of the server, one for each time the form is sent. */
function stubServer(...answers: readonly Response[]) {
  const fetchMock = vi.fn(
    async (_path: string, _init: RequestInit) => answers[fetchMock.mock.calls.length - 1],
  );
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('scrollTo', vi.fn());
  return fetchMock;
}

beforeEach(() => void vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true));

describe('the page’s form, brought back from a draft with every answer right', () => {
  beforeEach(() => {
    writeDraft(path, { values: pageValues, attempt: null, start: emptyValues });
    openPage();
  });

  it('shows the server’s messages at the fields', async () => {
    const errors = { company_size: 'Tamanho da empresa inválido', email: 'E-mail inválido' };
    stubServer(Response.json({ code: 'validation', errors }, { status: 422 }));
    submit();
    const summary = within(await screen.findByRole('region'));
    const listed = summary.getAllByRole('link').map(({ textContent }) => textContent);
    expect(listed).toEqual(['E-mail inválido', 'Tamanho da empresa inválido']);
    expect(document.getElementById('email-erro')?.textContent).toBe('E-mail inválido');
    fireEvent.click(summary.getByRole('link', { name: 'Tamanho da empresa inválido' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Startup/ }));
  });

  it('sends the whole row, and goes on with its attempt after an error of the server, also over a reload (R-WL-12, R-WL-17, R-WL-19, R-WLP-13, R-WLP-14, R-WLP-17)', async () => {
    const fetchMock = stubServer(Response.json({}, { status: 503 }), Response.json({}, { status: 201 }));
    submit();
    const { textContent } = await screen.findByRole('region');
    expect(textContent).toBe('Erro ao cadastrar. Por favor, tente novamente.');
    expect(field('Nome da empresa').value).toBe(pageValues.empresa);
    openPage();
    // What stands in the form before anybody types is on the card too.
    expect(document.querySelector('.newspaper__name')?.textContent).toBe(pageValues.portalName);
    submit();
    await joined();
    const [first, again] = fetchMock.mock.calls.map(([, init]) => init);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const moments = { terms_accepted_at: moment, journalism_terms_accepted_at: moment };
    // This document brings back no radio button.
    expect(JSON.parse(String(again?.body))).toEqual({ ...pageRow, ...moments, company_size: null });
    expect(again?.headers).toEqual(first?.headers);
  });
});

it('works where nothing can be kept, and where what is kept is nonsense (R-WLP-18)', () => {
  sessionStorage.setItem('waitlistDraft', '{');
  localStorage.setItem('waitlistPerson', '[');
  openPage();
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  openPage();
  type('Nome', 'Helena');
  expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
});

it('sets the newspaper’s name on the card as it is typed, and brings the dot nearer with each section (R-WLP-26)', () => {
  const container = openPage();
  const card = () => container.querySelector('.queue-card__picture');
  const place = () => container.querySelector('.queue-card__you')?.getAttribute('transform');
  expect(card()?.textContent).toContain('Seu jornal');
  const before = place();
  type('Nome da empresa', 'Gazeta do Cais');
  expect(card()?.textContent).toContain('Gazeta do Cais');
  expect(place()).not.toBe(before);
  // What is typed is read out at its field.
  expect(card()?.getAttribute('aria-hidden')).toBe('true');
});

it('says in its section what each section is for, and there what was typed, once for a screen reader (R-WLP-26)', () => {
  const container = openPage();
  const note = (id: string) => container.querySelector(`#${id} .waitlist-why`);
  const line = (id: string) => container.querySelector(`#${id} [aria-hidden]`)?.textContent;
  const {
    'secao-voce': { why: person },
    'secao-portal': { why: portal },
  } = page.sections;
  expect(note('secao-voce')?.textContent).toContain(`${person.title} ${person.text}`);
  expect(line('secao-voce')).toBe(person.label);
  expect(note('secao-voce')?.querySelector('b[data-example]')?.getAttribute('data-example')).toBe(
    person.example,
  );
  expect(note('secao-termos')).toBeNull();
  type('Nome da empresa', '  ');
  expect(line('secao-empresa')).toBe(page.sections['secao-empresa'].why.label);
  type('E-mail', 'helena@gazetadocais.com.br');
  type('Site (opcional)', 'gazetadocais.com.br');
  expect(line('secao-voce')).toBe(`${person.label}helena\u200b@gazetadocais.com.br`);
  // The site's address, until the portal has one of its own.
  expect(line('secao-portal')).toBe(`${portal.label}gazetadocais.com.br`);
  fireEvent.click(screen.getByRole('switch'));
  expect(line('secao-portal')).toBe(portal.label);
});

it('asks under the e-mail whether a near miss was meant otherwise; one press takes it (R-WL-27)', async () => {
  openPage();
  field('E-mail').focus();
  await vi.dynamicImportSettled();
  const change = (value: string) => {
    type('E-mail', value);
    fireEvent.change(field('E-mail'));
  };
  change('helena@gmial.com');
  expect(screen.getByRole('status').textContent).toBe('Você quis dizer helena@gmail.com?');
  type('E-mail', 'helena@gazeta.com');
  expect(screen.queryByRole('button', { name: /^Você quis dizer/ })).toBeNull();
  change('helena@gazeta.com.b');
  fireEvent.click(screen.getByRole('button', { name: 'Você quis dizer helena@gazeta.com.br?' }));
  expect(field('E-mail').value).toBe('helena@gazeta.com.br');
  expect(document.activeElement).toBe(field('E-mail'));
  expect(screen.queryByRole('button', { name: /^Você quis dizer/ })).toBeNull();
});

describe('the form that the server sent back', () => {
  const posted = { ...pageValues, nome: 'He' };
  const returned: ReturnedForm = {
    values: posted,
    errors: { nome: 'Nome deve ter pelo menos 3 caracteres' },
    problem: null,
    key: 'form-0f8fad5b-d9cb-469f-a165-70867728950e',
    campaign: '',
  };

  it('brings back after a reload what was typed into it since', () => {
    const typed = { ...posted, nome: 'Helena', hasNewsPortal: false };
    writeDraft(path, { values: typed, attempt: null, start: { ...emptyValues, ...posted } });
    openPage(returned);
    expect(field('Nome').value).toBe('Helena');
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
    expect(field('Nome da empresa').value).toBe(posted.empresa);
  });

  it('is newer than a draft that was typed into another form, which stays', () => {
    writeDraft(path, { values: { ...emptyValues, nome: 'Antes' }, attempt: null, start: emptyValues });
    openPage(returned);
    expect(field('Nome').value).toBe('He');
    openPage();
    expect(field('Nome').value).toBe('Antes');
  });

  it('holds all that was typed, and goes on with the attempt of the form that was posted (R-WLP-19, R-WLP-20)', async () => {
    const fetchMock = stubServer(Response.json({ ok: true }, { status: 201 }));
    openPage(returned);
    const form = document.querySelector('form') ?? undefined;
    // This document does not read which choice of a list is selected.
    expect(formValues(new FormData(form))).toEqual({ ...posted, cargo: expect.anything() });
    type('Nome', 'Helena');
    submit();
    await joined();
    expect(fetchMock.mock.calls[0]?.[1].headers).toMatchObject({ 'Idempotency-Key': returned.key });
  });
});

it('a pasted phone loses its separators where they would not fit, and never a digit (R-WLP-5)', async () => {
  const user = userEvent.setup();
  openPage();
  const phone = field(/^Telefone/);
  await user.click(phone);
  await user.paste('+55 (11) 90000-0000');
  expect(phone.value).toBe('+5511900000000');
  await user.clear(phone);
  await user.paste('+55 (11) 90000-0000 e 90000-0001');
  expect(phone.value).toBe('+5511900000000e900000001');
});
