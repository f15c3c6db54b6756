/** Kills the server (kill -9) under load, again and again, and counts acknowledged sign-ups that are missing. */
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { killServer, sayReady } from './faults/kill-server.ts';
import { requireBuild } from './support/scenarios.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '8' },
    postgres: { type: 'boolean', default: false },
  },
});
requireBuild();
const rounds = Number(values.rounds);
const clients = Number(values.clients);
const postgres = values.postgres ? await startPostgres() : undefined;
if (values.postgres && postgres === undefined) throw new Error('Não há PostgreSQL nesta máquina.');

try {
  const { ledger, verdict, repeated, ready } = await killServer({
    rounds,
    clients,
    databaseUrl: postgres?.url,
  });
  const others = [...ledger.others].map(([status, count]) => `${count} x ${status}`).join(', ');
  console.log(`
banco:                       ${postgres?.version ?? 'SQLite'}
mortes (kill -9):            ${rounds}
clientes ao mesmo tempo:     ${clients}
inscrições enviadas:         ${ledger.sent}
confirmadas (201):           ${ledger.acknowledged.length}
sem resposta:                ${ledger.unanswered}
outras respostas:            ${others || 0}
linhas no banco:             ${verdict.rows}
confirmadas e perdidas:      ${verdict.lost}
e-mails em duplicidade:      ${verdict.doubled}
repetir a última devolve:    ${repeated}
${sayReady(ready)}`);
  const isSound =
    verdict.lost === 0 && verdict.doubled === 0 && repeated === 409 && ready.every((ms) => ms !== undefined);
  if (!isSound || ledger.acknowledged.length === 0) process.exitCode = 1;
} finally {
  await postgres?.stop();
}
