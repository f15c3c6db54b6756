import { describe, expect, it } from 'vitest';
import type { GeneratorValues } from '#features/copyright-generator/embed/embed.ts';
import {
  blank,
  type GeneratorEvent,
  type GeneratorState,
  initialState,
  nextState,
} from './generator-state.ts';

const right: GeneratorValues = { clientName: 'Gazeta', url: 'https://cometta.example/sobre', mode: 'dark' };
const after = (state: GeneratorState, ...events: GeneratorEvent[]) => events.reduce(nextState, state);
const change = (values: Partial<GeneratorValues>): GeneratorEvent => ({ type: 'changed', values });
const opened = initialState(blank);
const withCode = initialState({ values: right, asked: true });

it('the first code is asked for, not built while one types (R-GEN-3)', () => {
  expect(after(opened, change(right)).code).toBeNull();
  expect(after(opened, change(right), { type: 'asked' }).code?.campaign).toBe('gazeta');
});

it('a page that opens with a code keeps the year that the server wrote', () => {
  const { code } = initialState({ values: right, asked: true, year: 2031 });
  expect(code?.year).toBe(2031);
  expect(code?.embed).toContain('&#169; 2031 ');
});

it('every right change builds it again, the last good one stays, and starting over keeps the background', () => {
  const { code } = after(withCode, change({ clientName: 'Rádio Sul', mode: 'light' }));
  expect(code?.values).toEqual({ ...right, clientName: 'Rádio Sul', mode: 'light' });
  expect(code?.link).toContain('utm_campaign=radio_sul');
  expect(after(withCode, change({ url: 'https://evil.example' })).code).toEqual(withCode.code);
  expect(after(withCode, change({ mode: 'light' }), { type: 'restarted' })).toEqual({
    values: { clientName: '', url: '', mode: 'light' },
    errors: {},
    code: null,
  });
});

describe('messages', () => {
  it('http:// is told while it is typed, also before the address is whole (R-GEN-7)', () => {
    for (const url of ['http://', 'http://www.com', ' HTTP://cometta.example/sobre']) {
      expect(after(opened, change({ url })).errors).toEqual({ url: 'Use HTTPS para segurança' });
    }
  });

  it('any other is told after a pause, and goes as soon as the field is right', () => {
    const typing = after(opened, change({ url: 'https://evil.example' }));
    expect(typing.errors).toEqual({});
    const paused = after(typing, { type: 'paused' });
    // Nothing is said of the name, which is empty still.
    expect(paused.errors).toEqual({ url: 'URL inválida. Deve ser do domínio cometta.example' });
    const mended = after(paused, change({ url: 'cometta.example' }));
    expect(mended.errors).toEqual({});
    expect(after(mended, change({ url: 'come' })).errors).toEqual({});
  });

  it('what was told when the code was asked for stays until it is right', () => {
    const missing = { clientName: 'Digite o nome do cliente' };
    const asked = after(opened, { type: 'asked' }, change({ url: right.url }), { type: 'paused' });
    expect(asked.errors).toEqual(missing);
    expect(after(asked, change({ clientName: 'Gazeta' })).errors).toEqual({});
    // With a code, an empty field is told after a pause too.
    const emptied = after(withCode, change({ clientName: '' }));
    expect(emptied.errors).toEqual({});
    expect(after(emptied, { type: 'paused' }).errors).toEqual(missing);
  });
});
