import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

/** @param {string} name @returns {string | undefined} path of a program */
function inPath(name) {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/**
 * Installs packages of Debian's, where that is possible (as root). Without a network the tests go on with what is there.
 * @param {string} what they are for, to be printed
 * @param {readonly string[]} packages
 */
export async function installFromDebian(what, packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Instalando ${what} (${packages.join(', ')}, do Debian)...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  await run('apt-get', [...quick, 'update', '-qq'], { env });
  await run('apt-get', [...quick, 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

/** Installs what is missing of the two proxies, but not where systemd would start them at once on port 80. */
export async function ensureProxies() {
  if (existsSync('/run/systemd/system')) return;
  await installFromDebian(
    'os proxies dos testes',
    ['nginx', 'caddy'].filter((name) => inPath(name) === undefined),
  );
}

/** Where Debian keeps WebKitGTK's small browser, which is in no folder of PATH. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map(
    (version) =>
      `/usr/lib/${machine}-linux-gnu/webkit${version === '6.0' ? 'gtk' : '2gtk'}-${version}/MiniBrowser`,
  ),
);

/**
 * Where Firefox and WebKit are installed; an engine that is not all there is left out.
 * @returns {{ firefox?: string, webkit?: { driver: string, browser: string } }}
 */
export function findEngines() {
  const firefox = inPath('firefox-esr') ?? inPath('firefox');
  const driver = inPath('WebKitWebDriver');
  const browser = miniBrowsers.find((path) => existsSync(path));
  const hasScreen = inPath('Xvfb') !== undefined && inPath('xdotool') !== undefined;
  return {
    ...(firefox && { firefox }),
    ...(driver && browser && hasScreen && { webkit: { driver, browser } }),
  };
}

/** Installs what is missing of Firefox and WebKit, where that is possible (Debian, as root). */
export async function ensureEngines() {
  const { firefox, webkit } = findEngines();
  await installFromDebian('os outros motores', [
    ...(firefox ? [] : ['firefox-esr']),
    ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb', 'xdotool']),
  ]);
}
