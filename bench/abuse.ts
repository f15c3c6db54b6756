/** Abuses the server in every way we know, and counts whether an honest visitor was served meanwhile. */
import { bodyAttacks } from './abuse/bodies.ts';
import { connectionAttacks } from './abuse/connections.ts';
import { crossSiteAttack } from './abuse/cross-site.ts';
import { reflectionAttacks } from './abuse/reflections.ts';
import { type Attack, type Outcome, underAttack } from './abuse/scenario.ts';
import { storedScript } from './abuse/stored.ts';
import { targetAttacks } from './abuse/targets.ts';
import { wireAttacks } from './abuse/wire.ts';
import { requireBuild } from './support/built.ts';
import { playAll } from './support/scenarios.ts';

const attacks: readonly Attack[] = [
  ...connectionAttacks,
  ...wireAttacks,
  ...targetAttacks,
  ...bodyAttacks,
  ...reflectionAttacks,
  crossSiteAttack,
  storedScript(),
];

requireBuild();
await playAll(attacks, async (attack) => {
  const outcome = await underAttack(attack);
  const { sent, honest, samples, problems } = outcome;
  return {
    isGood: problems.length === 0,
    lines: tell(outcome),
    row: {
      enviados: sent,
      'honesto pediu': honest.asked,
      'foi atendido': honest.served,
      'mediana (ms)': honest.median,
      'pior (ms)': honest.worst,
      'memória antes (MB)': samples.at(0)?.memory,
      'depois (MB)': samples.at(-1)?.memory,
    },
  };
});

function tell({ sent, answers, honest, samples, back, seen, problems }: Outcome): string[] {
  const counts = [...answers]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${count} x ${what}`)
    .join(', ');
  return [
    `enviados ${sent}; respostas: ${counts || 'nenhuma'}`,
    `cliente honesto: ${honest.served} de ${honest.asked}, mediana ${honest.median} ms, pior ${honest.worst} ms, maior intervalo sem resposta ${honest.longestGap} ms; ${back === undefined ? 'não voltou' : `de volta em ${back} ms`}`,
    `em repouso, antes e depois de cada rodada: memória ${samples.map(({ memory }) => memory).join(', ')} MB; descritores ${samples.map(({ handles }) => handles).join(', ')}`,
    ...(seen === '' ? [] : [seen]),
    ...problems.map((problem) => `problema: ${problem}`),
  ];
}
