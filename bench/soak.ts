/** Mixed traffic for 20 minutes (BENCH_MINUTES): memory and open handles of the server at the start, the end, the slope. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../tests/support/server.ts';
import { requireBuild } from './support/built.ts';
import { signUp } from './support/load.ts';
import { decimal, goalLine, table } from './support/print.ts';
import { type Held, heldBy } from './support/process.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 20);
const clients = 8;
/** Between two samples, in milliseconds. */
const interval = 5_000;
/** MB per minute: above this a day would cost more than a small machine has to spare. */
const slopeLimit = 0.5;

interface Sample extends Held {
  readonly minute: number;
}

requireBuild();
const server = await startServer({ LOG_LEVEL: 'info' });
const { pid } = server.process;
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
const isFlat = slope <= slopeLimit;
const isClosed = resting.handles <= (first?.handles ?? 0);
const row = (of: Sample | undefined) => ({
  minuto: of && Math.round(of.minute * 10) / 10,
  'memória (MB)': of && Math.round(of.memory * 10) / 10,
  descritores: of?.handles,
});
console.log(`
${table('momento', { começo: row(first), fim: row(last), 'em repouso': row(resting) })}

${decimal(requests, 0)} pedidos em ${decimal(minutes, 1)} min
${goalLine(isFlat, `a memória cresce até ${decimal(slopeLimit, 1)} MB por minuto: ${decimal(slope, 3)}`)}
${goalLine(isClosed, 'em repouso não há mais descritores que no começo')}`);
if (!isFlat || !isClosed) process.exitCode = 1;

function sample(): Sample {
  return { minute: (performance.now() - start) / 60_000, ...heldBy(pid) };
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
