/** `npm run bench`: lists the benches; `npm run bench -- kill` runs one, `npm run bench -- faults relógio` a part of it. */
import { buildIsCurrent } from '../scripts/lib/build.mjs';
import { playAll } from './support/scenarios.ts';

/** What each bench shows, what may be set, and what it needs besides the build. */
const benches: Readonly<Record<string, string>> = {
  abuse:
    'Segura, inunda e sobrecarrega o servidor enquanto um cliente honesto segue pedindo. Pede 10.100 arquivos abertos (ulimit -Hn).',
  drill:
    'Ensaios de operação com servidores, PostgreSQL e proxies de verdade (drill <nome> para um): contam inscrições e avisos perdidos. DRILL_PLANTED=1 põe a falha que cada um tem de achar. Pede nginx e caddy.',
  faults:
    'Quebra aquilo em que o site se apoia, sob carga, e conta inscrições confirmadas que se perdem ou duplicam. Pede root (disco cheio) e o pacote faketime.',
  kill: 'Mata (kill -9) BENCH_ROUNDS=25 pares de servidores sob carga e conta inscrições confirmadas que faltam e avisos perdidos, repetidos e simultâneos.',
  server:
    'Pedidos por segundo e p99 da página inicial ao lado do nginx, e de inscrições ao lado de um fsync. BENCH_SECONDS=10 por carga. Pede os pacotes wrk, nginx e util-linux.',
  staff:
    'Preenche BENCH_ROWS=100000 inscrições e mede BENCH_TIMES=40 vezes cada consulta das páginas da equipe, o exportar e o que uma inscrição custa, nos dois bancos.',
  web: 'Lighthouse em todas as rotas, e o que um celular lento sente: --routes /,/sobre, --runs 3, --parts visits,input, --peer <pasta>. Pede Chromium.',
};
const [, , chosen] = process.argv;
// As any other end: what was started is stopped (bench/support/scenarios.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (chosen === undefined) {
  for (const [name, about] of Object.entries(benches)) console.log(`npm run bench -- ${name}\n    ${about}`);
} else if (Object.hasOwn(benches, chosen)) {
  process.argv.splice(2, 1);
  // Nothing is measured of no build, or of other sources than those that are here; `staff` asks the database alone.
  if (chosen !== 'staff' && !buildIsCurrent()) {
    console.error('O site não foi gerado, ou mudou depois disso. Rode "npm run build" antes deste bench.');
    process.exit(1);
  }
  // `web` measures by itself.
  const { scenarios } = await import(`./${chosen}.ts`);
  if (scenarios !== undefined) await playAll(scenarios);
} else {
  console.error(`Não existe o bench "${chosen}". Existem: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
