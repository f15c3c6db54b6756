/**
 * Writes dist/client/licencas.txt: the licences of what a browser downloads. MIT and OFL ask that their text goes
 * with every copy, and the bundler drops the comments that would carry it.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package as Vite lists it (`build.license` in astro.config.ts). */
interface Notice {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly identifier?: string;
  readonly text?: string;
}

const root = join(import.meta.dirname, '..');
const list = 'licencas.json';
/** What reaches the browser without being a module of a bundle: the islands' loader, the styles, the font. */
const outsideBundles = ['astro', 'tailwindcss', '@fontsource-variable/inter'];

const lists = ['client', 'server'].map((side) => join(root, 'dist', side, list));
const bundled = JSON.parse(readFileSync(join(root, 'dist', 'client', list), 'utf8')) as Notice[];
const notices = [...bundled, ...outsideBundles.map(readNotice)].sort((a, b) => (a.name < b.name ? -1 : 1));
const silent = notices.filter(({ text }) => text === undefined);
if (silent.length > 0) {
  console.error(`Sem o texto da licença: ${silent.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** Packages of one project share a text: it is written once. */
const byText = Map.groupBy(notices, ({ text }) => text);
const sections = [...byText].map(([text, group]) =>
  [...group.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`), '', text].join(
    '\n',
  ),
);
writeFileSync(
  join(root, 'dist', 'client', 'licencas.txt'),
  [
    'As páginas deste site usam programas e uma fonte de terceiros. As licenças de cada um, como os autores as escreveram:',
    ...sections,
  ].join(`\n\n${'-'.repeat(80)}\n\n`),
);
for (const file of lists) rmSync(file);

function readNotice(name: string): Notice {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry));
  return {
    name,
    version,
    identifier: license,
    text: file && readFileSync(join(folder, file), 'utf8').trim(),
  };
}
