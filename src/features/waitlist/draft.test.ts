// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, draftKey, readDraft, writeDraft } from './draft.ts';
import { emptyPageValues } from './form-values.ts';

const values = { ...emptyPageValues, nome: 'Helena', hasNewsPortal: true };
const attempt = {
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: 'helena@gazeta.com',
  content: '{}',
  answered: false,
};

beforeEach(() => sessionStorage.clear());

describe('the draft', () => {
  it('is read as it was kept', () => {
    writeDraft({ values, attempt });
    expect(readDraft()).toEqual({ values, attempt });
  });

  it('is gone once cleared', () => {
    writeDraft({ values, attempt: null });
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
    expect(readDraft()).toEqual({ values: { ...emptyPageValues, email: 'a@b.co' }, attempt: null });
  });

  it('does nothing where storage is blocked', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => writeDraft({ values, attempt })).not.toThrow();
    expect(readDraft()).toBeNull();
    expect(() => clearDraft()).not.toThrow();
  });
});
