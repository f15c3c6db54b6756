// @vitest-environment happy-dom
// R-WLP-18
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPageValues } from '#features/waitlist/rules/form-values.ts';
import { clearDraft, draftKey } from './clear-draft.ts';
import { readDraft, writeDraft } from './draft.ts';

const values = { ...emptyPageValues, nome: 'Helena', hasNewsPortal: true };
const start = { ...emptyPageValues, nome: 'He' };
const attempt = {
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  content: '{}',
  answered: false,
};

beforeEach(() => sessionStorage.clear());

describe('the draft', () => {
  it('is read as it was kept', () => {
    writeDraft({ values, attempt, start });
    expect(readDraft()).toEqual({ values, attempt, start });
  });

  it('is gone once cleared', () => {
    writeDraft({ values, attempt: null, start });
    clearDraft();
    expect(readDraft()).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '"texto"', '{}', '{"values":null}', '{"values":[]}'])(
    'is no draft when storage holds %j',
    (stored) => {
      sessionStorage.setItem(draftKey, stored);
      expect(readDraft()).toBeNull();
    },
  );

  it('takes only known fields of the right type and a length that could have been typed', () => {
    const stored = {
      nome: 7,
      email: 'a@b.co',
      hasNewsPortal: 'sim',
      goals: 'x'.repeat(5001),
      assunto: 'spam',
    };
    sessionStorage.setItem(draftKey, JSON.stringify({ values: stored, attempt: { key: '1' } }));
    expect(readDraft()).toEqual({
      values: { ...emptyPageValues, email: 'a@b.co' },
      attempt: null,
      start: emptyPageValues,
    });
  });

  it('is read without the characters that a form refuses', () => {
    const stored = { nome: 'Ana\u0000 \u202ELia\n', goals: 'um\n\u0007dois \ud83d', termsAccepted: 'on' };
    sessionStorage.setItem(draftKey, JSON.stringify({ values: stored, start: { nome: ['x'] } }));
    expect(readDraft()).toMatchObject({
      values: { ...emptyPageValues, nome: 'Ana Lia', goals: 'um\ndois ' },
      start: emptyPageValues,
    });
  });

  it.each([7, 'x'.repeat(36), '0f8fad5b', `${'-'.repeat(36)}`, `form-${attempt.key}`])(
    'has no attempt when its key is %j',
    (key) => {
      sessionStorage.setItem(draftKey, JSON.stringify({ values, attempt: { ...attempt, key } }));
      expect(readDraft()).toMatchObject({ values, attempt: null });
    },
  );

  it('does nothing where storage is blocked', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => writeDraft({ values, attempt, start })).not.toThrow();
    expect(readDraft()).toBeNull();
    expect(() => clearDraft()).not.toThrow();
  });
});
