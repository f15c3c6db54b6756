import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds the browser of the tests: `CHROMIUM_PATH` when it is set, else one installed under a usual name.
 * @returns {string | undefined} path of the executable
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const folders = [
    '/usr/bin',
    '/usr/local/bin',
    '/opt/google/chrome',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const candidates = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
  return [...candidates, mac].find((path) => existsSync(path));
}

/**
 * The same, installing Debian's package when none is there and that is possible (root, apt).
 * @returns {Promise<string>} path of the executable
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.env.CHROMIUM_PATH) throw new Error('CHROMIUM_PATH não aponta para um arquivo que exista.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium (pacotes chromium e fonts-liberation do Debian)...');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      { env },
    );
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'Os testes precisam de um Chromium: instale o pacote chromium (ou o Google Chrome) ou aponte CHROMIUM_PATH.',
  );
}
