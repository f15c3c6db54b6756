/** `npm run licences`: the packages by licence, and those whose licence is not allowed (exit code 1). */
import { join } from 'node:path';
import { allowedLicences, licenceOf, licenceProblem } from './lib/licences.ts';
import { type LockedPackage, readLockfile } from './lib/lockfile.ts';

const packages = readLockfile(join(import.meta.dirname, '..'));
print(
  'Servidor e build (dependencies)',
  packages.filter(({ dev }) => !dev),
);
print(
  'Só ferramentas e testes (devDependencies)',
  packages.filter(({ dev }) => dev),
);

const problems = packages.flatMap((entry) => licenceProblem(entry) ?? []);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? 'Todas as licenças estão na lista de scripts/lib/licences.ts.'
    : `${problems.length} fora da lista: docs/dependencies.md diz o que fazer.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function print(title: string, group: readonly LockedPackage[]): void {
  console.log(`${title}: ${group.length} pacotes`);
  const byLicence = Object.groupBy(group, (entry) => licenceOf(entry) ?? 'sem licença');
  const rows = Object.entries(byLicence).map(([licence, entries = []]) => ({
    licence,
    names: [...new Set(entries.map(({ name }) => name))].sort(),
  }));
  for (const { licence, names } of rows.sort((a, b) => b.names.length - a.names.length)) {
    const reason = allowedLicences[licence]?.reason;
    console.log(`\n  ${licence} (${names.length})${reason === undefined ? '' : `: ${reason}`}`);
    console.log(`    ${names.join(', ')}`);
  }
  console.log('');
}
