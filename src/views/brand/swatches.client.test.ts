// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('shows the hexadecimal to copy by hand where the clipboard is refused (R-BRP-6)', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  document.body.innerHTML = `<ul data-swatches><li><div class="swatch" data-hex="#111827">Gray 900</div></li></ul>
    <p class="visually-hidden" role="status" data-swatches-status></p>`;
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
