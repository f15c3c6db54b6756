import { expect, it } from 'vitest';
import { filterForm } from '#content/staff/sign-ups.ts';
import { describeFilter, idIn, readFilter } from './filter.ts';

const read = (fields: Record<string, string>) => readFilter(new URLSearchParams(fields));

it.each([
  ['busca', 'ana\0'],
  ['busca', 'ana\u001b[2J'],
  ['portal', 'xx'],
  ['porte', 'x'],
  ['situacao', 'x'],
  ['cargo', 'Ouvidora'],
  ['campanha', 'a\0'],
  ['ordem', 'nome'],
  ['lista', 'origem'],
] as const)('a filter with %s=%j is wrong (R-EQ-7)', (field, value) => {
  expect(read({ [field]: value }).errors).toEqual({ [field]: filterForm.fields[field].wrong });
});

it('a filter that is right says what it asks for, and the audit gets no searched text', () => {
  const typed = read({
    busca: ' José ',
    lista: 'portal',
    portal: 'nao',
    porte: 'medio',
    cargo: 'outro',
    campanha: 'gazeta_do_cais',
    situacao: 'aberto',
    ordem: 'empresa',
  });
  expect(typed.errors).toEqual({});
  expect(typed.filter).toMatchObject({
    search: 'José',
    list: 'portal',
    hasPortal: false,
    size: 'medio',
    state: 'open',
    cargo: 'outro',
    campaign: 'gazeta_do_cais',
  });
  expect(typed.order).toBe('company');
  expect(describeFilter(typed)).toBe(
    'busca lista=portal portal=nao porte=medio cargo=outro campanha=gazeta_do_cais situacao=aberto ordem=empresa',
  );
});

it('whom nobody asked about a portal is another choice than who has none', () => {
  expect(read({ portal: 'nao-perguntado' }).filter.hasPortal).toBeNull();
});

it('an address with a number that no row can have is nobody’s', () => {
  expect(idIn('/equipe/inscricoes/2147483647/atender')).toBe(2_147_483_647);
  expect(idIn('/equipe/inscricoes/2147483648/atender')).toBeUndefined();
});
