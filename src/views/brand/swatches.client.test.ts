// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const swatch = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status');

/** Opens the colours where the clipboard is this one. */
async function open(clipboard?: Pick<Clipboard, 'writeText'>): Promise<void> {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  document.body.innerHTML = `<ul data-swatches>
      <li><div class="swatch" data-hex="#111827">Gray 900</div></li><li><div class="swatch" data-hex="#ffffff">White</div></li>
    </ul>
    <p class="visually-hidden" role="status" data-swatches-status></p>`;
  vi.resetModules();
  await import('./swatches.client.ts');
}

/** Presses a colour, and lets the copy come about. */
async function press(name: string): Promise<void> {
  fireEvent.click(swatch(name));
  await vi.advanceTimersByTimeAsync(0);
}

test('a press on a colour copies it, and says so for two seconds; another takes the mark, and its two seconds start anew (R-BRP-5)', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => undefined);
  await open({ writeText });
  const marked = () => [...document.querySelectorAll('[data-copied]')].map(({ textContent }) => textContent);
  await press('Gray 900');
  expect(writeText).toHaveBeenLastCalledWith('#111827');
  expect(said().textContent).toBe('#111827 copiado para a área de transferência.');
  vi.advanceTimersByTime(1999);
  expect(marked()).toEqual(['Gray 900']);
  await press('White');
  expect(writeText).toHaveBeenLastCalledWith('#ffffff');
  vi.advanceTimersByTime(1999);
  expect(marked()).toEqual(['White']);
  vi.advanceTimersByTime(1);
  expect(marked()).toEqual([]);
  expect(said().textContent).toBe('');
});

test('shows the hexadecimal to copy by hand where the clipboard is refused (R-BRP-6)', async () => {
  vi.useFakeTimers();
  await open();
  await press('Gray 900');
  expect(said().textContent).toBe('O navegador não deixou copiar. Selecione e copie: #111827');
  expect(said().className).not.toContain('visually-hidden');
  expect(swatch('Gray 900').hasAttribute('data-copied')).toBe(false);
});
