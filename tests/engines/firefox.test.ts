import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { findEngines } from '../../scripts/lib/programs.ts';
import { playFlows } from './play.ts';
import type { Browser } from './tab.ts';

playFlows('Firefox', findEngines().firefox, startFirefox);

/** Starts Firefox, without a window, over WebDriver BiDi; `downloads` is the folder for what it downloads. */
async function startFirefox(executablePath: string, downloads: string): Promise<Browser> {
  // In a group of its own, it does not hear Ctrl-C: it ends with the process that runs the tests, however that ends.
  const program = join(downloads, 'firefox.sh');
  writeFileSync(program, `#!/bin/sh\nexec setpriv --pdeathsig TERM ${executablePath} "$@"\n`, {
    mode: 0o755,
  });
  const running = await launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: null,
    // How long a command may take; a page that opens is one.
    protocolTimeout: 30_000,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      // Its list of downloads would open and take focus from the page.
      'browser.download.alwaysOpenPanel': false,
      'browser.download.folderList': 2,
      // Going back to a page that was kept alive leaves the driver waiting for it for ever.
      'browser.sessionhistory.max_total_viewers': 0,
      // As in WebKit, whose scroll bars take no room from the page.
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
    },
  });
  // The first page of Firefox never has focus.
  const page = await running.newPage();
  return {
    version: (await running.version()).replace(/^.*\//, ''),
    downloads,
    tab: {
      goto: async (url) => {
        await page.goto(url, { waitUntil: 'load' });
      },
      evaluate: (run, ...args) =>
        page.evaluate(`(${run}).apply(null, ${JSON.stringify(args)})`) as Promise<never>,
      resize: (size) => page.setViewport(size),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
    },
    close: () => running.close(),
  };
}
