import { expect, test } from 'vitest';
import { MigrationError } from '#server/database/migrate.ts';
import { describeFailure } from './failure.ts';

const withCode = (code: string) => Object.assign(new Error('English words about helena@x.com'), { code });

test.each([
  [new MigrationError('o banco é mais novo'), 'O banco de dados não serve: o banco é mais novo.'],
  [
    withCode('ECONNREFUSED'),
    'O banco de dados não respondeu (ECONNREFUSED): confira DATABASE_URL ou DATA_DIR, e se ele está no ar.',
  ],
  [
    new AggregateError([withCode('ECONNREFUSED')]),
    'O banco de dados não respondeu (ECONNREFUSED): confira DATABASE_URL ou DATA_DIR, e se ele está no ar.',
  ],
  [
    new Error('database ping timeout'),
    'O banco de dados não respondeu (sem resposta): confira DATABASE_URL ou DATA_DIR, e se ele está no ar.',
  ],
  [withCode('42P01'), 'O banco de dados recusou o que foi pedido (42P01).'],
  [
    Object.assign(new Error('file is not a database'), { errcode: 26 }),
    'O banco de dados recusou o que foi pedido (SQLite 26).',
  ],
  [new TypeError('x is not a function'), 'O comando falhou por um erro inesperado (TypeError).'],
  ['a text', 'O comando falhou por um erro inesperado (sem código).'],
])('what the staff is told when a command fails: %s', (error, told) => {
  expect(describeFailure(error)).toBe(told);
});
