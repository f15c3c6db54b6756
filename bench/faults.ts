/** Breaks what the site stands on, under load, and counts acknowledged sign-ups that were lost or doubled. */
import { clockJump } from './faults/clock.ts';
import { postgresKilled, serverKilled, terminated, twoServers } from './faults/processes.ts';
import { NotHere, type Scenario } from './faults/scenario.ts';
import { diskFull, readOnlyFile } from './faults/storage.ts';

const scenarios: readonly Scenario[] = [
  serverKilled('sqlite'),
  serverKilled('postgres'),
  postgresKilled,
  readOnlyFile,
  diskFull,
  clockJump,
  terminated,
  twoServers('sqlite'),
  twoServers('postgres'),
];

// A word of the scenario's name runs it alone.
const [, , wanted = ''] = process.argv;
let failed = 0;
for (const { name, run } of scenarios.filter((scenario) => scenario.name.includes(wanted))) {
  try {
    const { ledger, verdict, seen, sound } = await run();
    const others = [...ledger.others].map(([status, count]) => `${count} x ${status}`).join(', ');
    const isGood = sound && verdict.lost === 0 && verdict.doubled === 0 && ledger.acknowledged.length > 0;
    if (!isGood) failed += 1;
    console.log(`${isGood ? 'ok   ' : 'FALHA'} ${name}
      enviadas ${ledger.sent}, confirmadas ${ledger.acknowledged.length}, sem resposta ${ledger.unanswered}, outras ${others || 0}
      no banco ${verdict.rows}, confirmadas e perdidas ${verdict.lost}, em duplicidade ${verdict.doubled}
      ${seen}`);
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    console.log(`aqui não ${name}: ${error.message}`);
  }
}
if (failed > 0) process.exitCode = 1;
