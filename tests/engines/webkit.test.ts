import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/lib/free-port.ts';
import { findEngines } from '../../scripts/lib/programs.ts';
import { until } from '../../scripts/lib/until.ts';
import { playFlows } from './play.ts';
import type { Browser, Key } from './tab.ts';

playFlows('WebKit', findEngines().webkit, startWebKit);

/** WebDriver's code points (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ' ': ' ',
};

/**
 * Starts WebKitGTK's small browser on a screen of its own that nobody sees (Xvfb).
 * @param folder for its home and its downloads, empty
 */
async function startWebKit(
  paths: { readonly driver: string; readonly browser: string },
  folder: string,
): Promise<Browser> {
  const downloads = join(folder, 'downloads');
  mkdirSync(join(folder, '.config', 'gtk-3.0'), { recursive: true });
  mkdirSync(downloads);
  // Motion is reduced, as in the other two.
  writeFileSync(join(folder, '.config', 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(join(folder, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  await using started = new AsyncDisposableStack();
  const { screen, display } = await startScreen();
  started.adopt(screen, stop);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    // There is no graphics card: without this it draws by a simulated one, at twice the work.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  started.adopt(spawn(paths.driver, [`--port=${port}`], { env, stdio: 'ignore' }), stop);
  await until(() => send('GET', `http://127.0.0.1:${port}/status`));
  const sessions = `http://127.0.0.1:${port}/session`;
  const browser = { binary: paths.browser, args: ['--automation', '--full-screen'] };
  const session = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    sessions,
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } } },
  );
  const command: Command = (method, path, body) =>
    send(method, `${sessions}/${session.sessionId}${path}`, body);
  started.defer(async () => {
    await command('DELETE', '').catch(() => undefined);
  });
  const find = ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'];
  const running = started.move();
  return {
    version: `GTK ${session.capabilities.browserVersion}`,
    downloads,
    tab: tabOf(command, () => promisify(execFile)('xdotool', find, { env })),
    close: () => running.disposeAsync(),
  };
}

function tabOf(command: Command, focus: () => Promise<unknown>): Browser['tab'] {
  const act = (source: object, actions: readonly object[]) =>
    command<void>('POST', '/actions', { actions: [{ ...source, actions }] });
  const point = (x: number, y: number, ...then: readonly string[]) =>
    act({ type: 'pointer', id: 'mouse' }, [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      ...then.map((type) => ({ type, button: 0 })),
    ]);
  const strike = (values: readonly string[]) =>
    act(
      { type: 'key', id: 'keys' },
      values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  return {
    goto: (url) => command('POST', '/url', { url }),
    evaluate: (run, ...args) =>
      command('POST', '/execute/sync', { script: `return (${run}).apply(null, arguments)`, args }),
    resize: async (size) => {
      await command('POST', '/window/rect', { x: 0, y: 0, ...size });
      // Without a window manager a window that changes its size loses focus.
      await focus();
    },
    move: (x, y) => point(x, y),
    click: (x, y) => point(x, y, 'pointerDown', 'pointerUp'),
    type: (text) => strike([...text]),
    press: (key) => strike([keys[key]]),
  };
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  screen.once('error', reject);
  screen.once('exit', () => reject(new Error('o Xvfb não começou')));
  return { screen, display: await promise };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Sends a command of a session, such as `POST`, `/url`. */
type Command = <Result>(method: 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

/** Sends a command of WebDriver over HTTP (https://www.w3.org/TR/webdriver2/). */
async function send<Result>(method: string, url: string, body: object = {}): Promise<Result> {
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(url, {
    method,
    signal,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
