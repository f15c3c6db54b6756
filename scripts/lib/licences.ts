import type { LockedPackage } from './lockfile.ts';

interface Allowed {
  /** Why a site that is not itself free software may use it, or what it asks for. */
  readonly reason: string;
  /** The only packages that it is allowed for; absent: any. */
  readonly only?: RegExp;
}

/** The licences that a package may have, by SPDX identifier. A new one is a decision: docs/dependencies.md. */
export const allowedLicences: Readonly<Record<string, Allowed>> = {
  MIT: { reason: 'pede o aviso de direitos na cópia: /licencas.txt' },
  'MIT-0': { reason: 'não pede nada' },
  ISC: { reason: 'como a MIT' },
  '0BSD': { reason: 'não pede nada' },
  'BSD-2-Clause': { reason: 'como a MIT' },
  'BSD-3-Clause': { reason: 'como a MIT, e sem usar o nome dos autores' },
  'BlueOak-1.0.0': { reason: 'como a MIT, ou um endereço da licença' },
  'Apache-2.0': { reason: 'como a MIT, com licença de patentes' },
  'CC0-1.0': { reason: 'domínio público' },
  Zlib: { reason: 'não pede aviso em binários' },
  'Python-2.0': { reason: 'como a MIT; lê YAML no build', only: /^argparse$/ },
  'PSF-2.0': { reason: 'a mesma licença, com o nome de hoje; lê YAML no stylelint', only: /^argparse$/ },
  'CC-BY-4.0': {
    reason: 'dados sobre navegadores, que pedem o nome da fonte onde são publicados: só uma ferramenta os lê',
    only: /^caniuse-lite$/,
  },
  'OFL-1.1': {
    reason: 'a fonte pode ser servida com a licença ao lado: /licencas.txt',
    only: /^@fontsource(-variable)?\/inter$/,
  },
  'MPL-2.0': {
    reason: 'copyleft por arquivo: ferramentas sem alteração, que não vão para o navegador',
    only: /^(lightningcss|@resvg\/resvg-js|axe-core$)/,
  },
  'LGPL-3.0-or-later': {
    reason: 'biblioteca separada e substituível, usada só no build das imagens',
    only: /^@img\/sharp-/,
  },
};

/**
 * Builds for other platforms whose licence the lock file lacks: the registry that it was made with did not have
 * them. Each family is one project, published together; its builds that the lock file does know say the same.
 */
export const familiesWithoutLicence: Readonly<Record<string, string>> = {
  '@astrojs/compiler-binding-': 'MIT',
  '@biomejs/cli-': 'MIT OR Apache-2.0',
  '@oxc-parser/binding-': 'MIT',
};

/** The family of a platform's build in `familiesWithoutLicence`, if it is of one. */
export const familyOf = (name: string): string | undefined =>
  Object.keys(familiesWithoutLicence).find((family) => name.startsWith(family));

/** The licence of a package as it is stated, or that of its family; undefined when neither says one. */
export function licenceOf({ name, license }: Pick<LockedPackage, 'name' | 'license'>): string | undefined {
  const family = familyOf(name);
  return license ?? (family === undefined ? undefined : familiesWithoutLicence[family]);
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
  const allowed = Object.hasOwn(allowedLicences, id) ? allowedLicences[id] : undefined;
  return allowed !== undefined && (allowed.only?.test(name) ?? true);
}
