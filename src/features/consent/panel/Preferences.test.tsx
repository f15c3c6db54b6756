// @vitest-environment happy-dom
// R-CNS-13
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { choiceNotStored } from '#content/consent.ts';
import { cookiePanel } from '#content/cookies.ts';
import { accepted, entriesOf, storageKeys } from '#features/consent/state/state.ts';
import { Preferences } from './Preferences.tsx';

const saved = 'Suas preferências foram salvas com sucesso!';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Salvar Preferências');
const marketing = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: cookiePanel.categories.marketing.name });

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 201 })));
afterEach(() => {
  // As when another tab clears storage: what this page kept for itself is forgotten.
  fireEvent(window, Object.assign(new Event('storage'), { key: null }));
  cleanup();
});

it('shows who decided about another text their old choice (R-CNS-15, R-CNS-20)', () => {
  for (const [key, value] of entriesOf(accepted, {
    date: '2026-01-05T12:00:00.000Z',
    receipt: 'x',
    version: 'f',
  }))
    localStorage.setItem(storageKeys[key], value);
  render(<Preferences />);
  expect(screen.getByText(cookiePanel.outdated)).toBeDefined();
  expect(screen.getAllByRole<HTMLInputElement>('switch').every(({ checked }) => checked)).toBe(true);
});

it('says how long the choice holds where storage is blocked, and never that it is saved (R-CNS-15)', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  render(<Preferences />);
  await userEvent.click(marketing());
  await save();
  expect(screen.getByText(choiceNotStored)).toBeDefined();
  expect(marketing().checked).toBe(true);
  expect(screen.queryByText(saved)).toBeNull();
});

it('says that the browser’s privacy signal is respected, until the visitor chooses (R-CNS-21)', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  render(<Preferences />);
  expect(screen.getByText(cookiePanel.signal)).toBeDefined();
  expect(marketing().checked).toBe(false);
  await userEvent.click(marketing());
  await save();
  expect(screen.queryByText(cookiePanel.signal)).toBeNull();
  expect(screen.getByText(saved)).toBeDefined();
});

// R-CNS-8, R-CNS-9, R-CNS-10, R-CNS-11, R-CNS-12
it('saves a choice at the button alone, says so for 3 s, and shows when it was made', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 2, 12, 14, 6) });
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', sent);
  render(<Preferences />);
  const click = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
  const essential = screen.getByRole<HTMLInputElement>('switch', { checked: true });
  expect([essential.disabled, screen.getAllByText('Obrigatório').length]).toEqual([true, 1]);
  expect(screen.getByText(`${cookiePanel.notice} ${cookiePanel.hint}`)).toBeDefined();
  click(cookiePanel.categories.analytics.name, 'switch');
  expect({ ...localStorage }).toEqual({});
  expect(screen.queryByText('Última atualização', { exact: false })).toBeNull();
  click('Salvar Preferências');
  const choice = { essential: true, analytics: true, functional: false, marketing: false };
  expect(JSON.parse(localStorage.getItem('cookiePreferences') ?? '')).toEqual(choice);
  expect(localStorage.getItem('cookieConsent')).toBe('configured');
  expect(JSON.parse(String(sent.mock.lastCall?.[1].body))).toMatchObject({
    decision: choice,
    layer: 'panel',
  });
  expect(document.body.textContent).toContain('Última atualização: 12/03/2026 14:06');
  act(() => vi.advanceTimersByTime(2999));
  expect(screen.getByText(saved)).toBeDefined();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText(saved)).toBeNull();
});

it('hands the receipt out, and Redefinir changes the panel alone (R-CNS-14, R-PAGE-20)', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<Preferences />);
  await userEvent.click(marketing());
  await save();
  await press(cookiePanel.copy);
  expect(writeText).toHaveBeenCalledWith(localStorage.getItem(storageKeys.receipt));
  expect(screen.getByRole('button', { name: cookiePanel.copied })).toBeDefined();
  const before = { ...localStorage };
  await press('Redefinir');
  const switches = screen.getAllByRole<HTMLInputElement>('switch');
  expect(switches.map(({ checked }) => checked)).toEqual([true, false, false, false]);
  expect({ ...localStorage }).toEqual(before);
  cleanup();
  render(<Preferences />);
  expect(marketing().checked).toBe(true);
});
