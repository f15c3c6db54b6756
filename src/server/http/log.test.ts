import { expect, it } from 'vitest';
import { createLog } from './log.ts';

interface Line {
  readonly err: { readonly type: string; readonly stack?: readonly string[] };
}

function written(error: unknown): Line {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error({ err: error }, 'failed');
  return JSON.parse(lines.join(''));
}

it('keeps of a database error what helps to find it, and nothing of the row', () => {
  const error = Object.assign(new Error('invalid input syntax: "Ana Pessoa"'), {
    code: '22P02',
    detail: 'Key (email)=(ana@jornal.example) already exists.',
    parameters: ['Ana Pessoa'],
  });
  const { err } = written(error);
  expect(err).toEqual({ type: 'Error', code: '22P02', stack: expect.any(Array) });
  expect(err.stack?.[0]).toContain('log.test.ts');
});

it('keeps the message of any other error, without addresses', () => {
  const { err } = written(new Error('no answer from ana@jornal.example'));
  expect(err).toMatchObject({ type: 'Error', message: 'no answer from [oculto]' });
  expect(JSON.stringify(err)).not.toContain('ana@');
});

it('says nothing of a thrown value that is no error', () => {
  expect(written('ana@jornal.example').err).toEqual({ type: 'string' });
});
