/** Mixed traffic for 20 minutes (BENCH_MINUTES): memory and open handles of the server at the start, the end, the slope. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../tests/support/server.ts';
import { signUp } from './support/load.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 20);
const clients = 8;
/** Between two samples, in milliseconds. */
const interval = 5_000;

interface Sample {
  readonly minute: number;
  /** Resident memory, in MB. */
  readonly memory: number;
  /** Open file descriptors. */
  readonly handles: number;
}

const server = await startServer({ LOG_LEVEL: 'info' });
const pid = String(server.process.pid);
const paths = [
  '/',
  '/sobre',
  '/solucoes',
  '/portal-ai-waitlist',
  '/politica-de-privacidade',
  '/nada-aqui',
  '/readyz',
];
const start = performance.now();
const end = start + minutes * 60_000;
let requests = 0;

const traffic = Array.from({ length: clients }, async (_, client) => {
  for (let turn = client; performance.now() < end; turn += 1) {
    requests += 1;
    if (turn % 10 === 0) await signUp(server.url, `pessoa-${crypto.randomUUID()}@bench.example`);
    else if (turn % 10 === 1) await signUp(server.url, 'não é um e-mail');
    else if (turn % 10 === 2) await postForm();
    else await (await fetch(server.url + (paths[turn % paths.length] ?? '/'))).arrayBuffer();
    // A steady stream, not a flood.
    await sleep(20);
  }
});
const samples: Sample[] = [];
while (performance.now() < end) {
  await sleep(Math.min(interval, Math.max(0, end - performance.now())));
  samples.push(sample());
}
await Promise.all(traffic);
// What is still open when nobody asks for anything any more.
await sleep(2_000);
const resting = sample();
await server.stop();
server.removeData();

// The first tenth is the warm-up: compiled code and full caches are not a leak.
const steady = samples.slice(Math.ceil(samples.length / 10));
const [first, last] = [steady.at(0), steady.at(-1)];
const slope = slopeOf(steady.map(({ minute, memory }) => [minute, memory] as const));
console.log(`
duração:                     ${minutes} min, ${requests} pedidos
memória no começo e no fim:  ${first?.memory.toFixed(1)} MB, ${last?.memory.toFixed(1)} MB
inclinação:                  ${slope.toFixed(3)} MB por minuto
descritores no começo/fim:   ${first?.handles}, ${last?.handles}; em repouso ${resting.handles}`);
// Above this a day would cost more than a small machine has to spare.
if (slope > 0.5 || resting.handles > (first?.handles ?? 0)) process.exitCode = 1;

function sample(): Sample {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    minute: (performance.now() - start) / 60_000,
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** Least squares: the change of y per unit of x. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread;
}

/** The form as a browser without JavaScript sends it, with everything missing: the page with its errors. */
async function postForm(): Promise<void> {
  const response = await fetch(`${server.url}/portal-ai-waitlist/enviar`, {
    method: 'POST',
    headers: { Origin: server.url },
    body: new URLSearchParams({ nome: 'Pessoa' }),
  });
  await response.arrayBuffer();
}
