import { describe, expect, it } from 'vitest';
import { isDatabaseAway, sqlStateOf } from './errors.ts';
import { MigrationError } from './migrate.ts';
import { openingProblem } from './opening-problem.ts';

const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('an error’s SQLSTATE', () => {
  it.each(['23505', '0A000', '3D000', 'P0001', 'XX001', 'HV000', 'F0000', '57P01'])('is %s', (code) => {
    expect(sqlStateOf(failure(code))).toBe(code);
  });

  it.each(['EPIPE', 'EPERM', 'EROFS', 'EBUSY', 'ENXIO', 'E2BIG', 'ABORT', '2350', '235055', '23505\n'])(
    'is not %j',
    (code) => {
      expect(sqlStateOf(failure(code))).toBeUndefined();
    },
  );

  it('is not a number', () => {
    expect(sqlStateOf(Object.assign(new Error('x'), { code: 23505 }))).toBeUndefined();
  });
});

it.each(['EPIPE', 'ECONNRESET', '08006', '57P01'])('%s means that the database is away', (code) => {
  expect(isDatabaseAway(failure(code))).toBe(true);
});

it.each([
  ['Connection terminated unexpectedly', true],
  ['timeout expired', true],
  ['unterminated string', false],
])('an error that says %j means that the database is away: %s', (message, isAway) => {
  expect(isDatabaseAway(new Error(message))).toBe(isAway);
});

describe('what the operator is told when the database can’t be opened', () => {
  const folder = { databaseUrl: undefined, dataDir: '/dados' };
  const server = { databaseUrl: 'postgres://ana:segredo@db/site', dataDir: '' };

  it.each([
    [folder, failure('EACCES'), 'DATA_DIR: sem permissão para escrever.'],
    [folder, failure('EROFS'), 'DATA_DIR: o disco é só de leitura.'],
    [folder, failure('EEXIST'), 'DATA_DIR: o caminho é de um arquivo, e não de uma pasta.'],
    [folder, failure('XX001'), 'DATA_DIR: o arquivo do banco está corrompido ou não é um banco.'],
    [server, failure('28P01'), 'DATABASE_URL: usuário ou senha errados.'],
    [server, failure('3D000'), 'DATABASE_URL: o banco não existe no servidor.'],
    [
      server,
      new AggregateError([failure('ECONNREFUSED')]),
      'DATABASE_URL: ninguém responde nesse endereço e porta.',
    ],
    [server, new Error('timeout expired'), 'DATABASE_URL: o servidor não responde.'],
    [server, new MigrationError('o banco tem a migração 9'), 'DATABASE_URL: o banco tem a migração 9.'],
    [server, failure('99999', 'duas\nlinhas'), 'DATABASE_URL: erro 99999 (duas linhas).'],
  ])('names the variable in one line (%#)', (settings, error, text) => {
    expect(openingProblem(settings, error)).toBe(`Não foi possível abrir o banco de dados de ${text}`);
  });
});
