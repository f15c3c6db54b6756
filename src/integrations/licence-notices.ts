import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One package as Vite lists it (`build.license`). */
interface Notice {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly identifier?: string;
  readonly text?: string;
}

/** Vite's list of what is in the browser's bundles (`build.license`); it is not published. */
export const licenceList = 'licencas.json';
/** Where the packages are. */
const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** What reaches the browser without being a module of a bundle: the islands' loader, the styles, the font. */
const outsideBundles = ['astro', '@fontsource-variable/inter'];

/**
 * Writes licencas.txt: the licences of what a browser downloads. MIT and OFL ask that their text goes with every copy,
 * and the bundler drops the comments that would carry it. A package without the text of its licence fails the build.
 */
export function licenceNotices(dir: URL): void {
  const list = new URL(licenceList, dir);
  const bundled: readonly Notice[] = JSON.parse(readFileSync(list, 'utf8'));
  rmSync(list);
  writeFileSync(new URL('licencas.txt', dir), noticesText([...bundled, ...outsideBundles.map(readNotice)]));
}

/** Packages of one project share a text: it is written once. */
function noticesText(notices: readonly Notice[]): string {
  const sorted = notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const silent = sorted.filter(({ text }) => text === undefined);
  if (silent.length > 0) {
    throw new Error(`Sem o texto da licença: ${silent.map(({ name }) => name).join(', ')}.`);
  }
  const sections = [...Map.groupBy(sorted, ({ text }) => text)].map(([text, group]) =>
    [...group.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`), '', text].join(
      '\n',
    ),
  );
  return [
    'As páginas deste site usam programas e uma fonte de terceiros. As licenças de cada um, como os autores as escreveram:',
    ...sections,
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

function readNotice(name: string): Notice {
  const folder = join(packages, name);
  const { version, license }: { version: string; license: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry));
  return {
    name,
    version,
    identifier: license,
    text: file && readFileSync(join(folder, file), 'utf8').trim(),
  };
}
