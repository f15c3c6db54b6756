import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NotHere } from '../support/scenarios.ts';
import { type Attack, sample, type Target } from './scenario.ts';

/** How a connection of an attack behaves. */
interface Holder {
  /** Written when it opens. */
  readonly first: string;
  /** Written every second from then on. */
  readonly more?: string;
  /** Reads nothing. */
  readonly deaf?: boolean;
}

const site = 'Host: site.test\r\n';
const silent: Holder = { first: '' };
const slowHeaders: Holder = { first: `GET / HTTP/1.1\r\n${site}`, more: 'X-a: b\r\n' };
const slowBody: Holder = {
  first: `POST /api/waitlist HTTP/1.1\r\n${site}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
  more: ' ',
};
const idle: Holder = { first: `GET /healthz HTTP/1.1\r\n${site}\r\n` };

/** Attacks that hold connections. */
export const connectionAttacks: readonly Attack[] = [
  holding('conexões mudas, 10.000 de um endereço', 10_000, 1, silent, 15_000),
  holding('cabeçalhos lentos, 2.500 conexões de um endereço', 2_500, 1, slowHeaders, 15_000),
  holding('corpos lentos, 2.500 conexões de um endereço', 2_500, 1, slowBody, 33_000),
  holding('conexões ociosas depois de uma resposta, 2.500 de um endereço', 2_500, 1, idle, 15_000),
  { ...holding('conexões mudas, 10.000 de 250 endereços', 10_000, 250, silent, 15_000), locksOut: true },
  {
    ...holding('cabeçalhos lentos, 5.000 conexões de 250 endereços', 5_000, 250, slowHeaders, 15_000),
    locksOut: true,
  },
  notReading(8),
  notReading(500),
];

function holding(name: string, count: number, addresses: number, holder: Holder, forMs: number): Attack {
  return {
    name,
    rounds: 2,
    run: (target) => hold(target, count, addresses, holder, forMs),
  };
}

/** Connections that ask for the largest file, several times at once, and read nothing. */
function notReading(times: number): Attack {
  return {
    name: `leitores que não leem, 400 conexões que pedem ${times} vezes o maior arquivo`,
    rounds: 2,
    run: (target) => {
      const asking = `GET ${largestFile()} HTTP/1.1\r\n${site}\r\n`;
      return hold(target, 400, 1, { first: asking.repeat(times), deaf: true }, 70_000);
    },
  };
}

/**
 * Keeps `count` connections from 127.0.0.x open for a while; one that the server closes is opened again at once.
 * @returns how many the server held at most, and what it took for that
 */
async function hold(
  target: Target,
  count: number,
  addresses: number,
  { first, more, deaf = false }: Holder,
  forMs: number,
): Promise<string> {
  const files = Number(/^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (files < count + 100)
    throw new NotHere(`pede ${count + 100} arquivos abertos (ulimit -Hn), e há ${files}`);
  const open = new Set<Socket>();
  let ended = false;
  const start = (number: number): void => {
    const localAddress = `127.0.1.${(number % addresses) + 1}`;
    const socket = connect({ port: target.server.port, host: '127.0.0.1', localAddress });
    target.sent();
    let answered = false;
    open.add(socket);
    socket.once('connect', () => {
      if (first !== '') socket.write(first);
      if (deaf) socket.pause();
    });
    if (!deaf) {
      socket.on('data', (chunk: Buffer) => {
        if (!answered) target.got(Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 0));
        answered = true;
      });
    }
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      if (ended) return;
      if (!answered) target.got('sem resposta');
      setTimeout(() => {
        if (!ended) start(number);
      }, 250);
    });
  };
  const most = { memory: 0, handles: 0 };
  let atEnd = 0;
  const watch = (): void => {
    const { memory, handles } = sample(target.server);
    most.memory = Math.max(most.memory, memory);
    most.handles = Math.max(most.handles, handles);
    atEnd = handles;
  };
  for (let number = 0; number < count; number += 1) {
    start(number);
    // Faster than the listening queue is emptied, the kernel itself would hold them back.
    if (number % 200 === 199) await sleep(10);
  }
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await sleep(1_000);
    watch();
    if (more !== undefined) for (const socket of open) if (socket.writable) socket.write(more);
  }
  ended = true;
  for (const socket of open) socket.destroy();
  return `no auge ${most.handles} descritores e ${most.memory} MB, no fim ${atEnd} descritores`;
}

/** The largest file that the server gives away. */
function largestFile(): string {
  const folder = 'dist/client/_assets';
  const [largest = ''] = readdirSync(folder).toSorted(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  );
  return `/_assets/${largest}`;
}
