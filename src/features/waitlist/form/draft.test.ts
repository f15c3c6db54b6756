// @vitest-environment happy-dom
// R-WLP-18
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPageValues } from '#features/waitlist/rules/form-values.ts';
import { draftsKey, readDraft, writeDraft } from './draft.ts';

const path = '/portal-ai-waitlist';
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
    writeDraft(path, { values, attempt, start });
    expect(readDraft(path)).toEqual({ values, attempt, start });
  });

  it('is gone once cleared, and no other form’s', () => {
    writeDraft(path, { values, attempt: null, start });
    writeDraft('/fila-de-espera/newsletter-ai', { values, attempt, start });
    writeDraft(path, undefined);
    expect(readDraft(path)).toBeNull();
    expect(readDraft('/fila-de-espera/newsletter-ai')).toEqual({ values, attempt, start });
  });

  it.each([...`{ null [] "texto" {} {"${path}":{"values":null}} {"${path}":{"values":[]}}`.split(/\s+/), ''])(
    'is no draft when storage holds %j',
    (stored) => {
      sessionStorage.setItem(draftsKey, stored);
      expect(readDraft(path)).toBeNull();
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
    sessionStorage.setItem(draftsKey, JSON.stringify({ [path]: { values: stored, attempt: { key: '1' } } }));
    expect(readDraft(path)).toEqual({
      values: { ...emptyPageValues, email: 'a@b.co' },
      attempt: null,
      start: emptyPageValues,
    });
  });

  it('is read without the characters that a form refuses', () => {
    const stored = { nome: 'Ana\u0000 \u202ELia\n', goals: 'um\n\u0007dois \ud83d', termsAccepted: 'on' };
    sessionStorage.setItem(draftsKey, JSON.stringify({ [path]: { values: stored, start: { nome: ['x'] } } }));
    expect(readDraft(path)).toMatchObject({
      values: { ...emptyPageValues, nome: 'Ana Lia', goals: 'um\ndois ' },
      start: emptyPageValues,
    });
  });

  it.each([7, 'x'.repeat(36), '0f8fad5b', `${'-'.repeat(36)}`, `form-${attempt.key}`])(
    'has no attempt when its key is %j',
    (key) => {
      sessionStorage.setItem(draftsKey, JSON.stringify({ [path]: { values, attempt: { ...attempt, key } } }));
      expect(readDraft(path)).toMatchObject({ values, attempt: null });
    },
  );

  it('does nothing where storage is blocked', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => writeDraft(path, { values, attempt, start })).not.toThrow();
    expect(readDraft(path)).toBeNull();
    expect(() => writeDraft(path, undefined)).not.toThrow();
  });
});
