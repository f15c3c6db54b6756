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

/** The path of the benches' browser: `CHROMIUM_PATH` when it is set, else one installed under a usual name. */
export function findChromium(): string | undefined {
  return find(names);
}

/** The path of the tests' browser: `CHROMIUM_PATH` when it is set, else Chromium without windows, else Chromium. */
export function findTestBrowser(): string | undefined {
  return find(windowless) ?? find(names);
}

/** Whether there is the browser that the tests prefer, or a chosen one. */
export function hasTestBrowser(): boolean {
  return Boolean(process.env.CHROMIUM_PATH) || find(windowless) !== undefined;
}

function find(wanted: readonly string[]): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return findProgram(wanted, usualFolders);
}

/**
 * Looks for a program in some folders and in those of PATH.
 * @param names the preferred ones first
 * @returns path of the executable
 */
export function findProgram(names: readonly string[], folders: readonly string[]): string | undefined {
  const all = [...folders, ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
