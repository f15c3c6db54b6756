// @vitest-environment happy-dom
// R-GEN-24
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './Toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a toast goes away after 3 s, and not before', () => {
  const onClose = vi.fn();
  render(<ToastRegion message={{ key: 1, kind: 'success', text: 'Código copiado' }} onClose={onClose} />);
  expect(screen.getByRole('status').textContent).toContain('Código copiado');
  act(() => vi.advanceTimersByTime(2999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a toast can be closed by hand', () => {
  const onClose = vi.fn();
  render(<ToastRegion message={{ key: 1, kind: 'success', text: 'Pronto' }} onClose={onClose} />);
  screen.getByRole('button', { name: 'Fechar aviso' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('an error is announced at once; an empty region stays in the page', () => {
  const { rerender } = render(<ToastRegion message={null} onClose={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<ToastRegion message={{ key: 2, kind: 'error', text: 'Erro ao copiar' }} onClose={() => {}} />);
  expect(screen.getByRole('alert').textContent).toContain('Erro ao copiar');
});
