/**
 * Holds the server's connections, and counts whether an honest visitor was served meanwhile. What a single request or connection is
 * answered is the tests' business; here is what only a load or a whole process shows.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sample, type Target, underAttack } from './abuse/scenario.ts';
import { NotHere, type Scenario } from './support/scenarios.ts';

const host = 'Host: site.test\r\n';

/** How a connection of an attack behaves. */
interface Holder {
  /** Written when it opens. */
  readonly first: string;
  /** Written every second from then on. */
  readonly more?: string;
  /** Reads nothing. */
  readonly deaf?: boolean;
}

const silent: Holder = { first: '' };
const slowHeaders: Holder = { first: `GET / HTTP/1.1\r\n${host}`, more: 'X-a: b\r\n' };
const slowBody: Holder = {
  first: `POST /api/waitlist HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
  more: ' ',
};
const idle: Holder = { first: `GET /healthz HTTP/1.1\r\n${host}\r\n` };

/** Asks for the largest file, several times at once, and reads nothing. */
const deaf: Holder = { first: `GET ${largestFile()} HTTP/1.1\r\n${host}\r\n`.repeat(500), deaf: true };

export const scenarios: readonly Scenario[] = [
  holding('conexões mudas, 10.000 de um endereço', 10_000, 1, silent, 15),
  holding('cabeçalhos lentos, 2.500 conexões de um endereço', 2_500, 1, slowHeaders, 15),
  holding('corpos lentos, 2.500 conexões de um endereço', 2_500, 1, slowBody, 33),
  holding('conexões ociosas depois de uma resposta, 2.500 de um endereço', 2_500, 1, idle, 15),
  // These hold every connection that the server takes: others may be refused meanwhile.
  holding('conexões mudas, 10.000 de 250 endereços', 10_000, 250, silent, 15, true),
  holding('leitores que não leem, 400 conexões que pedem 500 vezes o maior arquivo', 400, 1, deaf, 70),
];

function holding(
  name: string,
  count: number,
  addresses: number,
  holder: Holder,
  seconds: number,
  locksOut = false,
): Scenario {
  return {
    name,
    run: () => underAttack((target) => hold(target, count, addresses, holder, seconds), locksOut),
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
  seconds: number,
): Promise<string> {
  const files = Number(/^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (files < count + 100)
    throw new NotHere(`pede ${count + 100} arquivos abertos (ulimit -Hn), e há ${files}`);
  const open = new Set<Socket>();
  let ended = false;
  const start = (number: number): void => {
    const localAddress = `127.0.1.${(number % addresses) + 1}`;
    const socket = connect({ port: target.server.port, host: '127.0.0.1', localAddress });
    target.sent += 1;
    let answered = false;
    open.add(socket);
    socket.once('connect', () => {
      if (first !== '') socket.write(first);
      if (deaf) socket.pause();
    });
    if (!deaf) {
      socket.on('data', (chunk: Buffer) => {
        if (!answered) target.got(Number(/HTTP\/1\.1 (\d{3}) /.exec(chunk.toString('latin1'))?.[1]));
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
  for (let number = 0; number < count; number += 1) {
    start(number);
    // Faster than the listening queue is emptied, the kernel itself would hold them back.
    if (number % 200 === 199) await sleep(10);
  }
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1_000);
    const { memory, handles } = sample(target.server);
    most.memory = Math.max(most.memory, memory);
    most.handles = Math.max(most.handles, handles);
    if (more !== undefined) for (const socket of open) if (socket.writable) socket.write(more);
  }
  ended = true;
  for (const socket of open) socket.destroy();
  return `no auge ${most.handles} descritores e ${most.memory} MB`;
}

/** The largest file that the server gives away. */
function largestFile(): string {
  const folder = 'dist/client/_assets';
  const [largest = ''] = readdirSync(folder).toSorted(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  );
  return `/_assets/${largest}`;
}
