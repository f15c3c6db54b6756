// R-WLP-26
import { describe, expect, it } from 'vitest';
import { pageFields, pageSource, sectionIds } from '#features/waitlist/rules/fields.ts';
import { emptyValues } from '#features/waitlist/rules/schema.ts';
import { fieldsOf, newspaperName, stepsDone } from './sections.ts';

const person = { nome: 'Helena Prado', cargo: 'editor', email: 'helena@gazeta.com' };
const done = (values: Partial<typeof emptyValues>, source: string = pageSource) =>
  stepsDone(source, { ...emptyValues, ...values });

describe("the form's sections", () => {
  it("hold every field once, in the page's order (R-WLP-1)", () => {
    expect(sectionIds.flatMap(fieldsOf)).toEqual(pageFields);
  });

  it('are done when what they ask for is there and right, and no other answer hides it', () => {
    expect(done({})).toBe(0);
    expect(done(person)).toBe(1);
    expect(done({ ...person, empresa: 'Gazeta', goals: 'Publicar mais rápido' })).toBe(3);
    expect(done({ ...person, cargo: 'outro' })).toBe(0);
    expect(done({ ...person, phone: '123' })).toBe(0);
    expect(done({ termsAccepted: true })).toBe(0);
    expect(done({ portalName: 'Gazeta', portalUrl: 'gazeta.com' })).toBe(0);
  });

  it('are all done when a shorter form has all that it asks for', () => {
    expect(done(person, 'newsletter-ai')).toBe(3);
    expect(done({ ...person, empresa: 'Gazeta' }, 'newsletter-ai')).toBe(5);
  });
});

it('the newspaper is the portal, else the company', () => {
  const typed = { ...emptyValues, empresa: ' Gazeta do Cais ', portalName: 'Cais Agora' };
  expect(newspaperName(typed)).toBe('Gazeta do Cais');
  expect(newspaperName({ ...typed, hasNewsPortal: true })).toBe('Cais Agora');
  expect(newspaperName({ ...typed, hasNewsPortal: true, portalName: ' ' })).toBe('Gazeta do Cais');
  expect(newspaperName(emptyValues)).toBe('');
});
