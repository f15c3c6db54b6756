import { connect } from 'node:net';
import type { Target } from './scenario.ts';

/** Bytes to send on a connection of their own, and what may come back. */
export interface Probe {
  /** What it tries, in a few words. */
  readonly about: string;
  readonly bytes: string | Buffer;
  /** Statuses that are right; any below 500 when left out. */
  readonly allowed?: readonly number[];
  /** More answers than this mean that a request was smuggled. */
  readonly answers?: number;
}

/** Sent in values that an answer might repeat. What none may hold is looked for in all of them. */
export const marks = {
  host: 'mau.example',
  markup: '<script>alert(7)</script>',
  header: 'X-Injetado',
} as const;

const forbidden: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?:\/\/|@)mau\.example/i, 'host alheio repetido'],
  [/<script>alert\(7\)/i, 'marcação repetida'],
  [/root:x:0:|cometta-site|createNodeServer|SQLite format 3/, 'arquivo de fora do site'],
];

const patienceMs = 3_000;

/** A request that closes its connection. */
export function request(line: string, headers: readonly string[] = [], body: string | Buffer = ''): Buffer {
  const length = body.length === 0 ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [`${line} HTTP/1.1`, 'Host: site.test', 'Connection: close', ...headers, ...length, '', ''];
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), Buffer.from(body)]);
}

/** Sends bytes and reads until the server closes, or has said nothing more for `silenceMs`. Letters stand for bytes. */
export function exchange(port: number, bytes: string | Buffer, silenceMs = 300): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.1.1' });
  let text = '';
  const finish = (): void => {
    clearTimeout(timer);
    socket.destroy();
    resolve(text);
  };
  let timer = setTimeout(finish, patienceMs);
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    clearTimeout(timer);
    timer = setTimeout(finish, silenceMs);
  });
  // A server that refuses without reading on resets the connection.
  socket.on('error', () => undefined);
  socket.once('close', finish);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  return promise;
}

/** Sends every probe `times` times, 16 at once, and judges what comes back. */
export async function sendProbes(target: Target, probes: readonly Probe[], times: number): Promise<void> {
  const queue = Array.from({ length: times }, () => probes).flat();
  const worker = async (): Promise<void> => {
    for (let probe = queue.pop(); probe !== undefined; probe = queue.pop()) await send(target, probe);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

async function send(target: Target, { about, bytes, allowed, answers = 1 }: Probe): Promise<void> {
  target.sent();
  const text = await exchange(target.server.port, bytes);
  const statuses = statusesOf(text);
  if (statuses.length === 0) target.got('sem resposta');
  for (const status of statuses) {
    target.got(status);
    if (allowed !== undefined && !allowed.includes(status)) target.problem(`${about}: resposta ${status}`);
  }
  if (statuses.length > answers) target.problem(`${about}: ${statuses.length} respostas para um pedido`);
  for (const what of reflections(text)) target.problem(`${about}: ${what}`);
}

/** Statuses of the answers in what came back: one may begin right where the body before it ends. */
export function statusesOf(text: string): readonly number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status));
}

/** What an answer holds that none may. */
export function reflections(text: string): readonly string[] {
  const found = forbidden.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
  const [head = ''] = text.split('\r\n\r\n', 1);
  // Node writes `Connection` last: where it is missing, something ended the headers before.
  const isInjected = /^x-injetado:/im.test(head) || (head !== '' && !/^connection:/im.test(head));
  return isInjected ? [...found, 'cabeçalho injetado'] : found;
}
