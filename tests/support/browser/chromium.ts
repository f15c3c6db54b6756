import { type LaunchedChrome, launch } from 'chrome-launcher';
import { findChromium } from '../../../scripts/lib/programs.ts';

/** A browser without a past, which Playwright does not drive. */
export function openChromium(...more: readonly string[]): Promise<LaunchedChrome> {
  const chromePath = findChromium();
  if (chromePath === undefined) throw new Error('Nenhum Chromium encontrado: aponte CHROMIUM_PATH para um.');
  const flags = 'headless=new no-sandbox disable-gpu disable-quic window-size=1440,900'.split(' ');
  const chromeFlags = [...flags, ...more].map((flag) => `--${flag}`);
  return launch({ chromePath, chromeFlags, logLevel: 'error' });
}
