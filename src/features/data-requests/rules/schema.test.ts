// R-DAT-2
import { describe, expect, test } from 'vitest';
import { requestKinds } from '#content/data-requests.ts';
import { type DataRequest, parseDataRequest } from './schema.ts';

const request: DataRequest = {
  kind: 'correction',
  nome: 'Helena Prado',
  email: 'helena@gazetadocais.example',
  details: 'O telefone é outro.\nO certo termina em 22.',
};

describe('a request under art. 18', () => {
  test('is kept trimmed, with the e-mail in lower case and nothing besides', () => {
    const claim = {
      ...request,
      nome: '  Helena Prado ',
      email: ' Helena@GazetaDoCais.example',
      details: `${request.details}\r\n`,
      protocol: '2026-00000-00000',
      done_at: '2026-01-01',
    };
    expect(parseDataRequest(claim)).toEqual({ ok: true, value: request });
  });

  const listed = requestKinds.map(({ value }) => value).filter((kind) => kind !== 'other');

  test('is one of the rights of the law, or another', () => {
    expect(listed).toEqual(
      'access correction deletion portability withdrawal opposition sharing review'.split(' '),
    );
  });

  test('that is another says what it is', () => {
    const other = { ...request, kind: 'other' };
    expect(parseDataRequest(other)).toEqual({ ok: true, value: other });
    for (const details of ['', ' \u200b\u3164\n', null, undefined]) {
      expect(parseDataRequest({ ...other, details })).toEqual({
        ok: false,
        errors: { details: 'Diga nos detalhes o que você quer pedir' },
      });
    }
  });

  test('lists everything that is missing, in the form’s order', () => {
    const parsed = parseDataRequest({});
    expect(Object.entries(parsed.ok ? {} : parsed.errors)).toEqual([
      ['kind', 'Escolha o que você quer pedir'],
      ['nome', 'Nome é obrigatório'],
      ['email', 'E-mail é obrigatório'],
    ]);
  });

  test.each<[Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
    [{ kind: 'tudo' }, { kind: 'Escolha o que você quer pedir' }],
    [{ kind: ['access'] }, { kind: 'Escolha o que você quer pedir' }],
    [{ nome: 'Jo' }, { nome: 'Nome deve ter pelo menos 3 caracteres' }],
    [{ email: 'helena@' }, { email: 'E-mail inválido' }],
    [{ details: 'x'.repeat(2001) }, { details: 'O texto dos detalhes deve ter no máximo 2000 caracteres' }],
    [{ details: 'a\u0000b' }, { details: 'Os detalhes têm caracteres que não podem ser usados' }],
    [{ details: 7 }, { details: 'Os detalhes têm caracteres que não podem ser usados' }],
  ])('is not %.60j', (change, errors) => {
    expect(parseDataRequest({ ...request, ...change })).toEqual({ ok: false, errors });
  });
});
