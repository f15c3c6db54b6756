import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

const mac = '/Applications/Google Chrome.app/Contents/MacOS';
const usualFolders = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/opt/google/chrome', mac];
const chromium = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'Google Chrome'];
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
export function findChromium(names: readonly string[] = chromium): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return findProgram(names);
}

/** The path of the tests' browser: `CHROMIUM_PATH` when it is set, else Chromium without windows, else Chromium. */
export function findTestBrowser(): string | undefined {
  return findChromium([...windowless, ...chromium]);
}

/**
 * Looks for a program in some folders and in those of PATH.
 * @param names the preferred ones first
 * @returns path of the executable
 */
export function findProgram(names: readonly string[], folders = usualFolders): string | undefined {
  const all = [...folders, ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Installs what the tests use of the system and this machine lacks: packages of Debian's, where that is possible (as root). Without
 * a network the tests go on with what is there.
 * @param wanted whether Firefox and WebKit are used too
 */
export async function installTestPrograms(wanted: { readonly engines: boolean }): Promise<void> {
  const { firefox, webkit } = findEngines();
  const version =
    wanted.engines && firefox && /\d+/.exec(execFileSync(firefox, ['--version'], { encoding: 'utf8' }))?.[0];
  // Not where systemd would start them at once on port 80.
  const hasSystemd = existsSync('/run/systemd/system');
  const missing = [
    {
      isThere: process.env.CHROMIUM_PATH || findProgram(windowless),
      packages: ['chromium-headless-shell', 'fonts-liberation'],
    },
    { isThere: hasSystemd || findProgram(['nginx']), packages: ['nginx'] },
    { isThere: hasSystemd || findProgram(['caddy']), packages: ['caddy'] },
    { isThere: !wanted.engines || Number(version || 0) >= oldestFirefox, packages: ['firefox-esr'] },
    { isThere: !wanted.engines || webkit, packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'] },
  ].flatMap(({ isThere, packages }) => (isThere ? [] : [packages]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Instalando o que os testes usam do Debian (${missing.flat().join(', ')})...`);
  const apt = (args: readonly string[]) =>
    run('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-qq', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt(['update']);
  // One after the other: a package that this Debian does not have keeps no other away.
  for (const packages of missing) await apt(['install', '-y', '--no-install-recommends', ...packages]);
}

/** The first that knows all commands by which Puppeteer sets a page's size. */
const oldestFirefox = 144;

/** Where Firefox and WebKit are installed; undefined for an engine that is not all there. */
export function findEngines() {
  const driver = findProgram(['WebKitWebDriver']);
  // WebKitGTK's small browser is in no folder of PATH.
  const [browser] = globSync('/usr/lib/*-linux-gnu/webkit*gtk-*/MiniBrowser');
  const hasScreen = ['Xvfb', 'xdotool'].every((name) => findProgram([name]));
  return {
    firefox: findProgram(['firefox-esr', 'firefox']),
    webkit: driver && browser && hasScreen ? { driver, browser } : undefined,
  };
}
