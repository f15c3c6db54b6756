import type { LockedPackage } from './lockfile.ts';

/** Licences, by SPDX identifier, that any package may have. A new one is a decision: docs/dependencies.md. */
const forAny = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'CC0-1.0',
  'Zlib',
];
const forSome: Readonly<Record<string, RegExp>> = {
  'Python-2.0': /^argparse$/,
  'PSF-2.0': /^argparse$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'OFL-1.1': /^@fontsource(-variable)?\/inter$/,
  'MPL-2.0': /^(lightningcss|@resvg\/resvg-js|axe-core$)/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
};

/**
 * Builds for other platforms whose licence the lock file lacks: the registry that it was made with did not have
 * them. Each family is one project, published together; its builds that the lock file does know say the same.
 */
const familiesWithoutLicence: Readonly<Record<string, string>> = {
  '@astrojs/compiler-binding-': 'MIT',
  '@biomejs/cli-': 'MIT OR Apache-2.0',
  '@oxc-parser/binding-': 'MIT',
};

/** The licence of a package as it is stated, or that of its family; undefined when neither says one. */
function licenceOf({ name, license }: LockedPackage): string | undefined {
  const family = Object.keys(familiesWithoutLicence).find((beginning) => name.startsWith(beginning));
  return license ?? familiesWithoutLicence[family ?? ''];
}

/**
 * Why a package may not be used; undefined when it may.
 * @returns one line in Portuguese that names package, version and licence
 */
export function licenceProblem(entry: LockedPackage): string | undefined {
  const licence = licenceOf(entry);
  const label = `${entry.name} ${entry.version}`;
  if (licence === undefined) return `${label}: não diz a licença`;
  return isAllowed(licence, entry.name) ? undefined : `${label}: ${licence} não está na lista`;
}

/** SPDX: of alternatives one must be allowed, of a sum every part. An expression that mixes both is refused. */
function isAllowed(expression: string, name: string): boolean {
  if (/ OR /.test(expression) && / AND /.test(expression)) return false;
  const flat = expression.replace(/^\((.*)\)$/, '$1');
  if (flat.includes(' OR ')) return flat.split(' OR ').some((part) => isAllowedId(part, name));
  return flat.split(' AND ').every((part) => isAllowedId(part, name));
}

function isAllowedId(id: string, name: string): boolean {
  return forAny.includes(id) || (Object.hasOwn(forSome, id) && forSome[id]?.test(name) === true);
}
