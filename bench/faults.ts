/** Breaks what the site stands on, under load, and counts acknowledged sign-ups that were lost or doubled. */
import { clockJump } from './faults/clock.ts';
import { postgresKilled, serverKilled, terminated, twoServers } from './faults/processes.ts';
import type { Scenario } from './faults/scenario.ts';
import { diskFull, readOnlyFile } from './faults/storage.ts';
import { playAll, requireBuild } from './support/scenarios.ts';

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

requireBuild();
await playAll(scenarios, async ({ run }) => {
  const { ledger, verdict, seen, sound } = await run();
  const others = [...ledger.others].map(([status, count]) => `${count} x ${status}`).join(', ');
  return {
    isGood: sound && verdict.lost === 0 && verdict.doubled === 0 && ledger.acknowledged.length > 0,
    lines: [
      `enviadas ${ledger.sent}, confirmadas ${ledger.acknowledged.length}, sem resposta ${ledger.unanswered}, outras ${others || 0}`,
      `no banco ${verdict.rows}, confirmadas e perdidas ${verdict.lost}, em duplicidade ${verdict.doubled}`,
      seen,
    ],
    row: {
      enviadas: ledger.sent,
      confirmadas: ledger.acknowledged.length,
      'sem resposta': ledger.unanswered,
      'no banco': verdict.rows,
      perdidas: verdict.lost,
      duplicadas: verdict.doubled,
    },
  };
});
