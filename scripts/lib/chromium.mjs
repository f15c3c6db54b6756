import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'Google Chrome'];
const mac = '/Applications/Google Chrome.app/Contents/MacOS';
const usualFolders = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', mac];
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
  return findProgram(wanted, usualFolders);
}

/**
 * Looks for a program in some folders and in those of PATH.
 * @param {readonly string[]} names the preferred ones first
 * @param {readonly string[]} folders
 * @returns {string | undefined} path of the executable
 */
export function findProgram(names, folders) {
  const all = [...folders, ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
