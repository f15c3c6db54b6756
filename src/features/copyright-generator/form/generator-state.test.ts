import { describe, expect, it } from 'vitest';
import type { GeneratorValues } from '#features/copyright-generator/embed/code.ts';
import {
  emptyValues,
  type GeneratorEvent,
  type GeneratorState,
  initialState,
  isStale,
  nextState,
  shownErrors,
} from './generator-state.ts';

const right: GeneratorValues = { clientName: 'Gazeta', url: 'https://cometta.example/sobre', mode: 'dark' };
const after = (state: GeneratorState, ...events: GeneratorEvent[]) => events.reduce(nextState, state);
const opened = initialState({ values: emptyValues, asked: false });
const withCode = initialState({ values: right, asked: true });

describe('the first code (R-GEN-3)', () => {
  it('is asked for, not built while one types', () => {
    expect(after(opened, { type: 'changed', values: right }).code).toBeNull();
    expect(after(opened, { type: 'changed', values: right }, { type: 'asked' }).code?.campaign).toBe(
      'gazeta',
    );
  });
});

it('a page that opens with a code keeps the year that the server wrote', () => {
  const state = initialState({ values: right, asked: true, year: 2031 });
  expect(state.code?.year).toBe(2031);
  expect(state.code?.embed).toContain('&#169; 2031 ');
});

describe('once a code exists', () => {
  it('every right change builds it again', () => {
    const state = after(withCode, { type: 'changed', values: { clientName: 'Rádio Sul', mode: 'light' } });
    expect(state.code?.values).toEqual({ ...right, clientName: 'Rádio Sul', mode: 'light' });
    expect(state.code?.link).toContain('utm_campaign=radio_sul');
    expect(isStale(state)).toBe(false);
  });

  it('the last good one stays while the fields are wrong, and is known to be old', () => {
    const state = after(withCode, { type: 'changed', values: { url: 'https://evil.example' } });
    expect(state.code).toEqual(withCode.code);
    expect(isStale(state)).toBe(true);
    expect(isStale(after(state, { type: 'changed', values: { url: 'cometta.example' } }))).toBe(false);
  });

  it('starting over keeps the background only', () => {
    const state = after(withCode, { type: 'changed', values: { mode: 'light' } }, { type: 'restarted' });
    expect(state).toEqual({ values: { clientName: '', url: '', mode: 'light' }, judged: [], code: null });
  });
});

describe('messages', () => {
  it('http:// is told while it is typed, also before the address is whole (R-GEN-7)', () => {
    for (const url of ['http://', 'http://www.com', 'HTTP://cometta.example/sobre']) {
      expect(shownErrors(after(opened, { type: 'changed', values: { url } }))).toEqual({
        url: 'Use HTTPS para segurança',
      });
    }
  });

  it('any other is told when the field is judged, and goes as soon as the field is right', () => {
    const typing = after(opened, { type: 'changed', values: { url: 'https://evil.example' } });
    expect(shownErrors(typing)).toEqual({});
    const judged = after(typing, { type: 'judged', fields: ['url'] });
    expect(shownErrors(judged)).toEqual({ url: 'URL inválida. Deve ser do domínio cometta.example' });
    const mended = after(judged, { type: 'changed', values: { url: 'cometta.example' } });
    expect(shownErrors(mended)).toEqual({});
    expect(shownErrors(after(mended, { type: 'changed', values: { url: 'come' } }))).toEqual({});
  });

  it('a field that is right is not judged ahead', () => {
    const judged = after(withCode, { type: 'judged', fields: ['clientName', 'url'] });
    expect(shownErrors(after(judged, { type: 'changed', values: { clientName: '' } }))).toEqual({});
  });
});
