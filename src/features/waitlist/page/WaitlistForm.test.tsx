// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from '#content/waitlist.ts';
import { writeDraft } from '#features/waitlist/form/draft.ts';
import { emptyPageValues } from '#features/waitlist/rules/form-values.ts';
import { pageValues } from '../../../../tests/support/signups.ts';
import { startWaitlistPage } from './start-page.ts';
import { WaitlistPage } from './WaitlistPage.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** As the browser does it: the whole value at once, and the press on the button. The browser tests press keys. */
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByText('Entrar na fila de espera'));
const summary = () => screen.getByRole('region');
const messages = () =>
  within(summary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** What is said at a field. */
function messageAt(label: string): string | undefined {
  const id = field(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id.split(' ')[0] ?? '')?.textContent ?? undefined;
}

/** The page as the server sends it, with its script. */
function openPage(): HTMLElement {
  document.body.innerHTML = `<main>${renderToStaticMarkup(<WaitlistPage />)}</main>`;
  const shown = document.querySelector<HTMLElement>('.waitlist-page');
  if (shown === null) throw new Error('no page');
  startWaitlistPage(shown);
  return shown;
}

/** The page's form with every answer right, as a draft brings it back. */
function renderFilledIn() {
  writeDraft('/portal-ai-waitlist', { values: pageValues, attempt: null, start: emptyPageValues });
  openPage();
}

/** Answers of the server, one for each time the form is sent. */
function stubServer(...answers: readonly Response[]) {
  const fetchMock = vi.fn(
    async (_path: string, _init: RequestInit) => answers[fetchMock.mock.calls.length - 1],
  );
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('scrollTo', vi.fn());
}

beforeEach(() => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('shows the server’s messages at the fields', async () => {
  const errors = { company_size: 'Tamanho da empresa inválido', email: 'E-mail inválido' };
  stubServer(Response.json({ code: 'validation', errors }, { status: 422 }));
  renderFilledIn();
  submit();
  await screen.findByRole('region');
  expect(messages()).toEqual(['E-mail inválido', 'Tamanho da empresa inválido']);
  expect(messageAt('E-mail')).toBe('E-mail inválido');
  fireEvent.click(within(summary()).getByRole('link', { name: 'Tamanho da empresa inválido' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Startup/ }));
});

it('keeps the answers after an error of the server, and can be sent again (R-WL-12, R-WL-17, R-WLP-17)', async () => {
  stubServer(Response.json({}, { status: 503 }), Response.json({ ok: true }, { status: 201 }));
  renderFilledIn();
  submit();
  expect((await screen.findByRole('region')).textContent).toBe(
    'Erro ao cadastrar. Por favor, tente novamente.',
  );
  expect(field('Nome da empresa').value).toBe(pageValues.empresa);
  submit();
  await screen.findByRole('heading', { name: /^Cadastro realizado com sucesso ?!$/ });
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
  fireEvent.click(screen.getByRole('switch'));
  type('Nome do portal', 'Cais Agora');
  expect(card()?.textContent).toContain('Cais Agora');
  // What is typed is read out at its field.
  expect(card()?.getAttribute('aria-hidden')).toBe('true');
});

it('says in its section what each section is for, and there what was typed, once for a screen reader (R-WLP-26)', () => {
  const container = openPage();
  const note = (id: string) => container.querySelector(`#${id} .waitlist-why`);
  const line = (id: string) => container.querySelector(`#${id} [aria-hidden="true"]`)?.textContent;
  const {
    'secao-voce': { why: person },
    'secao-empresa': { why: company },
    'secao-portal': { why: portal },
    'secao-objetivos': { why: goals },
  } = page.sections;
  expect(note('secao-voce')?.textContent).toContain(`${person.title} ${person.text}`);
  expect(line('secao-voce')).toBe(person.label + person.blank);
  expect(line('secao-objetivos')).toBe(goals.label + goals.blank);
  expect(note('secao-termos')).toBeNull();
  type('E-mail', 'helena@gazetadocais.com.br');
  type('Nome da empresa', 'Gazeta do Cais');
  type('Site (opcional)', 'gazetadocais.com.br');
  expect(line('secao-voce')).toBe(`${person.label}helena@gazetadocais.com.br`);
  expect(line('secao-empresa')).toBe(`${company.label}Gazeta do Cais`);
  // The site's address, until the portal has one of its own.
  expect(line('secao-portal')).toBe(`${portal.label}gazetadocais.com.br`);
  fireEvent.click(screen.getByRole('switch'));
  expect(line('secao-portal')).toBe(portal.label + portal.blank);
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
