import { describe, expect, it } from 'vitest';
import { emptyPageValues } from '#features/waitlist/rules/form-values.ts';
import { pageFields } from '#features/waitlist/rules/schema.ts';
import { sections, sectionsProgress } from './sections.ts';

const kinds = (values: typeof emptyPageValues, shown = {}) =>
  sectionsProgress(values, shown).map(({ kind }) => kind);

const person = { nome: 'Helena Prado', cargo: 'editor', email: 'helena@gazeta.com' };

describe("the form's sections", () => {
  it("hold every field once, in the page's order", () => {
    expect(sections.flatMap(({ fields }) => fields)).toEqual(pageFields);
  });

  it('are all pending in an empty form', () => {
    expect(kinds(emptyPageValues)).toEqual(['pending', 'pending', 'pending', 'pending', 'pending']);
  });

  it('are done when what they ask for is there', () => {
    const values = { ...emptyPageValues, ...person, empresa: 'Gazeta', goals: 'Publicar mais rápido' };
    expect(kinds(values)).toEqual(['done', 'done', 'pending', 'done', 'pending']);
  });

  it('are not done while an answer is missing or wrong', () => {
    expect(kinds({ ...emptyPageValues, ...person, cargo: 'outro' })[0]).toBe('pending');
    expect(kinds({ ...emptyPageValues, ...person, phone: '123' })[0]).toBe('pending');
    expect(kinds({ ...emptyPageValues, termsAccepted: true })[4]).toBe('pending');
  });

  it('say how many answers were refused', () => {
    const shown = {
      nome: 'Nome é obrigatório',
      email: 'E-mail inválido',
      portalUrl: 'URL do portal inválida',
    };
    expect(sectionsProgress(emptyPageValues, shown).slice(0, 3)).toEqual([
      { kind: 'missing', count: 2 },
      { kind: 'pending' },
      { kind: 'missing', count: 1 },
    ]);
  });

  it('do not count what another answer has hidden', () => {
    expect(kinds({ ...emptyPageValues, portalName: 'Gazeta', portalUrl: 'gazeta.com' })[2]).toBe('pending');
  });
});
