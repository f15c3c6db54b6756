import { existsSync } from 'node:fs';
import { inPath, installFromDebian } from './debian.mjs';

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
