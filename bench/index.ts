/** `npm run bench`: lists the benches; `npm run bench -- kill` runs one. */

/** What each bench shows, for the console. */
const benches: Readonly<Record<string, string>> = {
  abuse: 'Segura, inunda e sobrecarrega o servidor enquanto um cliente honesto segue pedindo.',
  drill:
    'Ensaios de operação com servidores, PostgreSQL e proxies de verdade (drill <nome> para um): contam inscrições e avisos perdidos. DRILL_PLANTED=1 põe a falha que cada um tem de achar.',
  faults:
    'Quebra aquilo em que o site se apoia, sob carga, e conta inscrições confirmadas que se perdem ou duplicam.',
  kill: 'Mata o servidor (kill -9) sob carga, de novo e de novo, e conta inscrições confirmadas que faltam.',
  outbox: 'Mata pares de servidores que entregam avisos e conta avisos perdidos, repetidos e simultâneos.',
  server:
    'Pedidos por segundo e p99 da página inicial ao lado do nginx, e de inscrições ao lado de um fsync.',
  staff:
    'Preenche 100 mil inscrições e mede cada consulta das páginas da equipe, o exportar e o que uma inscrição custa, nos dois bancos.',
  web: 'Lighthouse em todas as rotas, e o que um celular lento sente.',
};
const [, , chosen] = process.argv;
// As any other end: what was started is stopped (bench/support/scenarios.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (chosen === undefined) {
  for (const [name, about] of Object.entries(benches)) console.log(`npm run bench -- ${name}\n    ${about}`);
} else if (Object.hasOwn(benches, chosen)) {
  process.argv.splice(2, 1);
  void import(`./${chosen}.ts`);
} else {
  console.error(`Não existe o bench "${chosen}". Existem: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
