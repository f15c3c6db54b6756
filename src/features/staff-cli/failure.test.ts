import { describe, expect, test } from 'vitest';
import { MigrationError } from '#server/database/migrate.ts';
import { describeFailure, isReaderGone } from './failure.ts';
import { Refusal } from './terminal.ts';

const withCode = (code: string) => Object.assign(new Error('English words about helena@x.com'), { code });

describe('what the staff is told when a command fails', () => {
  test.each([
    [new Refusal('Nada foi apagado.'), 'Nada foi apagado.'],
    [withCode('ENOSPC'), 'Não deu para ler ou gravar: o disco está cheio (ENOSPC).'],
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
  ])('%s', (error, told) => {
    expect(describeFailure(error)).toBe(told);
  });

  test('a reader that has enough is no failure', () => {
    expect(isReaderGone(withCode('EPIPE'))).toBe(true);
    expect(isReaderGone(withCode('ENOSPC'))).toBe(false);
  });
});
