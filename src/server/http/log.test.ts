import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { createLog } from './log.ts';

function written(error: unknown) {
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
  expect(err.stack[0]).toContain('log.test.ts');
});

it('keeps the message of any other error, without addresses', () => {
  const { err } = written(new Error('no answer from ana@jornal.example'));
  expect(err).toMatchObject({ type: 'Error', message: 'no answer from [oculto]' });
  expect(JSON.stringify(err)).not.toContain('ana@');
});

it('says nothing of a thrown value that is no error', () => {
  expect(written('ana@jornal.example').err).toEqual({ type: 'string' });
});

describe('a process whose lines nobody takes', () => {
  /** Runs a module that has `log` and `stream`, what its lines are written with. */
  async function run(code: string, stdout: 'pipe' | number): Promise<ReturnType<typeof once>> {
    const head = `
      import { once } from 'node:events';
      import { symbols } from 'pino';
      import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
      const log = createLog('info');
      const stream = log[symbols.streamSym];
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', head + code], {
      stdio: ['ignore', stdout, 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return await once(child, 'exit');
  }

  it('ends all the same when its pipe is full (R-OPS-11)', async () => {
    // As main.ts does, which makes the pipe one that does not hold up who writes.
    const code = `process.stdout.on('error', () => undefined);
      for (let n = 0; n < 40; n += 1) log.info('x'.repeat(100_000));
      await once(stream, 'write');
      process.exit(0);`;
    expect(await run(code, 'pipe')).toEqual([0, null]);
  });

  it.runIf(existsSync('/dev/full'))('ends all the same when the disk is full', async () => {
    const disk = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(disk));
    const code = `log.info('x'); await once(stream, 'error'); process.exit(0);`;
    expect(await run(code, disk)).toEqual([0, null]);
  });

  it('loses none of them on the way out', async () => {
    const file = join(temporaryFolder(onTestFinished), 'log');
    const lines = openSync(file, 'w');
    onTestFinished(() => closeSync(lines));
    await run(`for (let n = 0; n < 1_000; n += 1) log.info('x'); process.exit(0);`, lines);
    expect(readFileSync(file, 'utf8').match(/\n/g)).toHaveLength(1_000);
  });
});
