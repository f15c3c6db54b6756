import { setTimeout as sleep } from 'node:timers/promises';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import { findChromium } from '../../../scripts/lib/chromium.mjs';

/** A browser without a past, which Playwright does not drive. */
export function openChromium(...more: readonly string[]): Promise<LaunchedChrome> {
  const chromePath = findChromium();
  if (chromePath === undefined) throw new Error('Nenhum Chromium encontrado: aponte CHROMIUM_PATH para um.');
  const flags = [
    'headless=new',
    'no-sandbox',
    'disable-gpu',
    'disable-quic',
    'window-size=1440,900',
    ...more,
  ];
  return launch({ chromePath, chromeFlags: flags.map((flag) => `--${flag}`), logLevel: 'error' });
}

/**
 * One tab of a browser, driven without Playwright: where a page is driven by itself and not through its tab, the
 * browser renders nothing ahead.
 */
export interface Tab {
  /**
   * Waits until the tab shows an address and has loaded it, whatever page it was rendered in.
   * @throws when it does not within ten seconds
   */
  arrive(url: string): Promise<void>;
  /** Value of an expression in the page where the tab last arrived, promises awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /**
   * Waits until a page in which the tab arrived has got a link's address ready ahead of its click.
   * @param how fetched only, or rendered too
   * @throws when it has not within ten seconds
   */
  ahead(url: string, how: 'Prefetch' | 'Prerender'): Promise<void>;
  /** Waits until the browser knows that it may get an address ahead, and waits for the mouse to rest on its link. */
  candidate(url: string): Promise<void>;
  /** Moves the mouse to a place of the view, in CSS pixels, presses or lets go there. */
  mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number): Promise<void>;
}

type Message = Readonly<Record<string, unknown>>;

/** Opens an address in a new tab (Chrome DevTools Protocol, `tab` targets). */
export async function openTab(port: number, url: string): Promise<Tab> {
  const version = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<Message>>();
  /** Sessions of the tab's pages: what it shows, and what is rendered ahead. */
  const pages = new Set<string>();
  /** Addresses that the browser may get ahead, and those that it has got (`Prefetch /sobre`). */
  const candidates = new Set<string>();
  const ready = new Set<string>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(String(data));
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page')
      pages.add(params.sessionId);
    if (method === 'Preload.preloadingAttemptSourcesUpdated')
      for (const { key } of params.preloadingAttemptSources) candidates.add(key.url);
    if (method === 'Preload.prefetchStatusUpdated' && params.status === 'Ready')
      ready.add(`Prefetch ${params.prefetchUrl}`);
    if (method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready')
      ready.add(`Prerender ${params.key.url}`);
    if (method === 'Target.detachedFromTarget') pages.delete(params.sessionId);
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(JSON.stringify(error)));
    waiting.delete(id);
  });
  const send = (method: string, params: Message, sessionId?: string): Promise<Message> => {
    const answer = Promise.withResolvers<Message>();
    last += 1;
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return answer.promise;
  };
  const evaluate = async (expression: string, sessionId: string): Promise<unknown> => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', params, sessionId);
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { readonly value: unknown }).value;
  };

  const { targetId } = await send('Target.createTarget', { url, forTab: true });
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', auto, String(tab));
  let shown = '';

  async function waitFor(what: string, isSo: () => boolean): Promise<void> {
    for (let turn = 0; turn < 200; turn += 1) {
      if (isSo()) return;
      await sleep(50);
    }
    throw new Error(`O navegador não chegou a isto: ${what}.`);
  }

  return {
    async candidate(address) {
      await send('Preload.enable', {}, shown);
      await waitFor(`conhecer ${address}`, () => candidates.has(address));
    },
    ahead: (address, how) => waitFor(`${how} ${address}`, () => ready.has(`${how} ${address}`)),
    async arrive(address) {
      const isShown = `location.href === '${address}' && !document.prerendering && document.readyState === 'complete'`;
      for (let turn = 0; turn < 100; turn += 1) {
        for (const page of pages) {
          // A page that is just going away has no answer.
          if ((await evaluate(isShown, page).catch(() => false)) !== true) continue;
          shown = page;
          return;
        }
        await sleep(100);
      }
      throw new Error(`O navegador não chegou a ${address}.`);
    },
    async evaluate<T>(expression: string) {
      return (await evaluate(expression, shown)) as T;
    },
    async mouse(type, x, y) {
      const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type, x, y, ...button }, shown);
    },
  };
}
