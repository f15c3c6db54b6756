// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkBuilder } from './LinkBuilder.tsx';

const EXAMPLE_LINK = 'https://wa.me/5511900000000?text=Oi!%20Vi%20o%20an%C3%BAncio%20e%20quero%20assinar.';

const phoneField = () => screen.getByLabelText<HTMLInputElement>('Seu número, com DDD');
const messageField = () => screen.getByLabelText<HTMLTextAreaElement>('Mensagem que o cliente envia');
const link = () => screen.queryByText('https://wa.me', { exact: false, selector: 'a *' })?.closest('a');
const code = () => screen.queryByLabelText('Código QR que abre a conversa');

async function press(words: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByText(words, { selector: 'button' }));
  });
}

/** Types a number and leaves the field. */
function typePhone(number: string): void {
  fireEvent.change(phoneField(), { target: { value: number } });
  fireEvent.blur(phoneField());
}

function stubClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): void {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
}

beforeEach(() => render(<LinkBuilder />));
afterEach(cleanup);

test('says what is wrong with a number, and gives no link until it is right (R-CHL-6)', () => {
  const message = 'Falta o DDD';
  typePhone('90000-0000');
  expect(screen.getByText(message, { exact: false, selector: '.field__error' })).toBeTruthy();
  // Told to who has left the field.
  expect(screen.getByText(message, { exact: false, selector: '[role="status"]' })).toBeTruthy();
  expect(phoneField().getAttribute('aria-invalid')).toBe('true');
  expect(link()).toBeUndefined();
  expect(code()).toBeNull();
  typePhone('+351 912 345 678');
  expect(screen.getByText('Número: Portugal')).toBeTruthy();
  expect(link()?.getAttribute('href')).toMatch(/wa\.me\/351912345678\?/);
  expect(code()).not.toBeNull();
});

test('a ready message is written into the field', async () => {
  await press('Orçamento');
  expect(messageField().value).toBe('Oi! Vi o site e quero um orçamento.');
});

test('asking for a link without a number leads to the number', async () => {
  const copy = () => screen.getByText('Copiar link', { selector: 'button' }).getAttribute('aria-disabled');
  expect(copy()).toBeNull();
  typePhone('');
  expect(copy()).toBe('true');
  await press('Copiar link');
  expect(screen.getByText('Digite o número com DDD.')).toBeTruthy();
  expect(document.activeElement).toBe(phoneField());
});

test('copies the link and says so for two seconds (R-CHL-8)', async () => {
  const writeText = vi.fn(async () => undefined);
  stubClipboard({ writeText });
  vi.useFakeTimers();
  // A ring, as long as nobody has copied it.
  expect(screen.getByText('Você copia').querySelector('.mark-ring')).toBeTruthy();
  await press('Copiar link');
  expect(writeText).toHaveBeenCalledWith(EXAMPLE_LINK);
  expect(screen.getByText('Copiado!', { selector: 'button' })).toBeTruthy();
  expect(screen.getByText('Você copiou').querySelector('.mark-dot')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(1999));
  expect(screen.getByText('Copiado!', { selector: 'button' })).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.getByText('Copiar link')).toBeTruthy();
});

test('without a clipboard it selects the link and says how to go on (R-CHL-8)', async () => {
  stubClipboard(undefined);
  await press('Copiar link');
  expect(
    screen.getByText('Não deu para copiar daqui. O link está selecionado', { exact: false }),
  ).toBeTruthy();
  expect(getSelection()?.toString()).toBe(EXAMPLE_LINK);
});

test('without a canvas the PNG says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await press('Baixar PNG');
  const said = screen.getByText('Este navegador não gerou o PNG.', { exact: false });
  // In the place of the hint, so that the buttons stay where they are.
  expect(said.getAttribute('role')).toBe('status');
  expect(screen.queryByText('Aponte a câmera e teste')).toBeNull();
});
