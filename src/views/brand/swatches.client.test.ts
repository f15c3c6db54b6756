// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test.each([
  ['missing', undefined],
  ['refused', { writeText: () => Promise.reject(new Error('refused')) }],
])('shows the hexadecimal to copy by hand where the clipboard is %s (R-BRP-6)', async (_, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  document.body.innerHTML = `<ul data-swatches><li><div class="swatch" data-hex="#111827">Gray 900</div></li></ul>
    <p class="visually-hidden" role="status" data-swatches-status></p>`;
  vi.resetModules();
  await import('./swatches.client.ts');
  const swatch = screen.getByRole('button', { name: /Gray 900/ });
  fireEvent.click(swatch);
  const said = screen.getByRole('status');
  await vi.waitFor(() =>
    expect(said.textContent).toBe('O navegador não deixou copiar. Selecione e copie: #111827'),
  );
  expect(said.className).not.toContain('visually-hidden');
  expect(swatch.hasAttribute('data-copied')).toBe(false);
});
