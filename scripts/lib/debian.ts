import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findProgram, hasTestBrowser } from './chromium.ts';
import { run } from './process.mjs';

/** The path of a program. */
const inPath = (name: string) => findProgram([name], ['/usr/sbin']);

/**
 * Installs what the tests use of the system and this machine lacks: packages of Debian's, where that is possible (as root). Without
 * a network the tests go on with what is there.
 * @param wanted whether Firefox and WebKit are used too
 */
export async function installTestPrograms(wanted: { readonly engines: boolean }): Promise<void> {
  const missing = [missingBrowser(), missingProxies(), ...(wanted.engines ? missingEngines() : [])].filter(
    (packages) => packages.length > 0,
  );
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

function missingBrowser() {
  return hasTestBrowser() ? [] : ['chromium-headless-shell', 'fonts-liberation'];
}

/** Not where systemd would start them at once on port 80. */
function missingProxies() {
  if (existsSync('/run/systemd/system')) return [];
  return ['nginx', 'caddy'].filter((name) => inPath(name) === undefined);
}

/** The first that knows all commands by which Puppeteer sets a page's size. */
const oldestFirefox = 144;

function missingEngines() {
  const { firefox, webkit } = findEngines();
  const version = firefox && /\d+/.exec(execFileSync(firefox, ['--version'], { encoding: 'utf8' }))?.[0];
  return [
    Number(version ?? 0) >= oldestFirefox ? [] : ['firefox-esr'],
    webkit ? [] : ['webkit2gtk-driver', 'xvfb', 'xdotool'],
  ];
}

interface Engines {
  readonly firefox?: string;
  readonly webkit?: { readonly driver: string; readonly browser: string };
}

/** Where Firefox and WebKit are installed; an engine that is not all there is left out. */
export function findEngines(): Engines {
  const firefox = inPath('firefox-esr') ?? inPath('firefox');
  const driver = inPath('WebKitWebDriver');
  // WebKitGTK's small browser is in no folder of PATH.
  const [browser] = globSync('/usr/lib/*-linux-gnu/webkit*gtk-*/MiniBrowser');
  const hasScreen = inPath('Xvfb') !== undefined && inPath('xdotool') !== undefined;
  return {
    ...(firefox && { firefox }),
    ...(driver && browser && hasScreen && { webkit: { driver, browser } }),
  };
}
