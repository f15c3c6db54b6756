import { fstatSync, writeFile } from 'node:fs';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Terminal } from './context.ts';

const writeWhole = promisify(writeFile);

/** The terminal of this process. */
export function processTerminal(): Terminal {
  // The failing write reports the error itself; without a listener its `error` event would end the process.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  // A stream writes to a file once and does not look how much of it the disk took.
  const isFile = fstatSync(process.stdout.fd).isFile();
  return {
    write: (text) => (isFile ? writeWhole(process.stdout.fd, text) : writeStream(text)),
    note: (line) => {
      process.stderr.write(`${line}\n`);
    },
    columns: process.stdout.isTTY ? process.stdout.columns || undefined : columnsOfEnvironment(),
    isScreen: process.stdout.isTTY === true,
    ask,
  };
}

function writeStream(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** The width that the environment gives, as in `COLUMNS=60 npm run leads -- list | less`. */
function columnsOfEnvironment(): number | undefined {
  const columns = Number(process.env.COLUMNS);
  return Number.isInteger(columns) && columns > 0 ? columns : undefined;
}

async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const { promise, resolve } = Promise.withResolvers<string>();
  // On standard error, so that a question is seen when the output goes elsewhere.
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-D and Ctrl-C end the input without an answer, and leave the cursor behind the question.
  lines.once('close', () => {
    process.stderr.write('\n');
    resolve('');
  });
  lines.question(question, (answer) => {
    lines.removeAllListeners('close').close();
    resolve(answer);
  });
  return promise;
}
