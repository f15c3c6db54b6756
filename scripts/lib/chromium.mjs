import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same browser without windows: it starts a page in three quarters of the time. */
const windowless = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * What Chromium is started with in the tests: without a sandbox (a container's root has none), without the graphics card, and
 * without what asks the network or the visitor by itself.
 */
export const testFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the browser of the benches: `CHROMIUM_PATH` when it is set, else one installed under a usual name.
 * @returns {string | undefined} path of the executable
 */
export function findChromium() {
  return find(names);
}

/**
 * Finds the browser of the tests: `CHROMIUM_PATH` when it is set, else Chromium without windows, else Chromium.
 * @returns {string | undefined} path of the executable
 */
export function findTestBrowser() {
  return find(windowless) ?? find(names);
}

/** Whether there is the browser that the tests prefer, or a chosen one. */
export function hasTestBrowser() {
  return Boolean(process.env.CHROMIUM_PATH) || find(windowless) !== undefined;
}

/** @param {readonly string[]} wanted names of the executable, the preferred ones first */
function find(wanted) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const folders = [
    '/usr/bin',
    '/usr/local/bin',
    '/opt/google/chrome',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const candidates = wanted.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
  if (wanted === names) candidates.push(mac);
  return candidates.find((path) => existsSync(path));
}
