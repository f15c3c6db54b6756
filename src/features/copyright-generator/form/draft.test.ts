// @vitest-environment happy-dom
// R-GEN-32
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';
import { emptyValues } from './generator-state.ts';

const values = { clientName: 'Gazeta', url: 'cometta.example', mode: 'light' } as const;

beforeEach(() => sessionStorage.clear());

it('brings back what was kept, and forgets when nothing is typed', () => {
  keepDraft({ values, asked: true });
  expect(readDraft()).toEqual({ values, asked: true });
  keepDraft({ values: emptyValues, asked: false });
  expect(readDraft()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it.each(['', '{', '7', '[]', '{"clientName":7,"url":{},"mode":"x","asked":"sim"}'])(
  'takes %s for nothing, or for empty fields',
  (stored) => {
    sessionStorage.setItem('copyrightDraft', stored);
    expect(readDraft()?.values ?? emptyValues).toEqual(emptyValues);
    expect(readDraft()?.asked ?? false).toBe(false);
  },
);

it('does without a storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(readDraft()).toBeNull();
  expect(() => keepDraft({ values, asked: false })).not.toThrow();
});
