/** Abuses the server in every way we know, and counts whether an honest visitor was served meanwhile. */
import { bodyAttacks } from './abuse/bodies.ts';
import { connectionAttacks } from './abuse/connections.ts';
import { crossSiteAttack } from './abuse/cross-site.ts';
import { reflectionAttacks } from './abuse/reflections.ts';
import { type Attack, type Outcome, underAttack } from './abuse/scenario.ts';
import { storedScript } from './abuse/stored.ts';
import { targetAttacks } from './abuse/targets.ts';
import { wireAttacks } from './abuse/wire.ts';
import { NotHere } from './faults/scenario.ts';

const attacks: readonly Attack[] = [
  ...connectionAttacks,
  ...wireAttacks,
  ...targetAttacks,
  ...bodyAttacks,
  ...reflectionAttacks,
  crossSiteAttack,
  storedScript(),
];

// A word of the scenario's name runs it alone.
const [, , wanted = ''] = process.argv;
let failed = 0;
for (const attack of attacks.filter(({ name }) => name.includes(wanted))) {
  try {
    const outcome = await underAttack(attack);
    if (outcome.problems.length > 0) failed += 1;
    console.log(tell(attack.name, outcome));
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    console.log(`aqui não ${attack.name}: ${error.message}`);
  }
}
if (failed > 0) process.exitCode = 1;

function tell(name: string, { sent, answers, honest, samples, back, seen, problems }: Outcome): string {
  const counts = [...answers]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${count} x ${what}`)
    .join(', ');
  return [
    `${problems.length === 0 ? 'ok   ' : 'FALHA'} ${name}`,
    `enviados ${sent}; respostas: ${counts || 'nenhuma'}`,
    `cliente honesto: ${honest.served} de ${honest.asked}, mediana ${honest.median} ms, pior ${honest.worst} ms, maior intervalo sem resposta ${honest.longestGap} ms; de volta em ${back ?? 'nunca'} ms`,
    `em repouso, antes e depois de cada rodada: memória ${samples.map(({ memory }) => memory).join(', ')} MB; descritores ${samples.map(({ handles }) => handles).join(', ')}`,
    ...(seen === '' ? [] : [seen]),
    ...problems.map((problem) => `problema: ${problem}`),
  ].join('\n      ');
}
