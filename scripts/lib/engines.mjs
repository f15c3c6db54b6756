import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findTestBrowser } from './chromium.mjs';
import { run } from './process.mjs';

/** Where Debian keeps WebKitGTK's small browser, which is in no folder of PATH. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map(
    (version) =>
      `/usr/lib/${machine}-linux-gnu/webkit${version === '6.0' ? 'gtk' : '2gtk'}-${version}/MiniBrowser`,
  ),
);

/**
 * Where the three engines of the tests are installed; an engine that is not all there is left out.
 * @returns {{ chromium?: string, firefox?: string, webkit?: { driver: string, browser: string } }}
 */
export function findEngines() {
  const chromium = findTestBrowser();
  const firefox = inPath('firefox-esr') ?? inPath('firefox');
  const driver = inPath('WebKitWebDriver');
  const browser = miniBrowsers.find((path) => existsSync(path));
  const hasScreen = inPath('Xvfb') !== undefined && inPath('xdotool') !== undefined;
  return {
    ...(chromium && { chromium }),
    ...(firefox && { firefox }),
    ...(driver && browser && hasScreen && { webkit: { driver, browser } }),
  };
}

/** Installs what is missing of Firefox and WebKit, where that is possible (Debian, as root). */
export async function ensureEngines() {
  const { firefox, webkit } = findEngines();
  if (firefox && webkit) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Instalando os outros motores (firefox-esr, webkit2gtk-driver, xvfb e xdotool, do Debian)...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network the tests go on with what is there.
  const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const packages = [
    ...(firefox ? [] : ['firefox-esr']),
    ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb', 'xdotool']),
  ];
  await run('apt-get', [...quick, 'update', '-qq'], { env });
  await run('apt-get', [...quick, 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

/** @param {string} name @returns {string | undefined} path of a program */
function inPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
