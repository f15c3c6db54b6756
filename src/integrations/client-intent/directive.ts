import type { ClientDirective } from 'astro';

/** What `client:intent` may be told. */
export interface IntentOptions {
  /** Starts at once when the session storage holds something under this name: work of the visitor's to bring back. */
  readonly stored?: string;
  /** Fetches the code once the page is idle: the island then starts at the first touch also without a connection. */
  readonly ahead?: boolean;
}

const INTENT = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Whether this tab's session storage holds something under the name; storage may be blocked. */
function isStored(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Runs once everything that the page needs is there and the browser has nothing to do. */
function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Fetches an island's code, without starting it. What fails is fetched again when the island starts. */
function fetchCode(island: HTMLElement): void {
  for (const name of ['component-url', 'renderer-url']) {
    const url = island.getAttribute(name);
    if (url !== null) import(/* @vite-ignore */ url).catch(() => undefined);
  }
}

/**
 * Hydrates at the first sign of intent. A button pressed before the code arrived is pressed again
 * afterwards, so that no tap is lost. When the code does not arrive, `data-failed` lets the page say so.
 */
const intent: ClientDirective = (load, options, element) => {
  const given: unknown = options.value;
  const { stored, ahead = false }: IntentOptions = typeof given === 'object' && given !== null ? given : {};
  // A submit button sends its form by itself.
  let pressed: HTMLElement | null = null;
  const remember = (event: Event) => {
    if (event.target instanceof Element)
      pressed = event.target.closest<HTMLElement>('button[type="button"]') ?? pressed;
  };
  const fail = () => {
    element.removeEventListener('click', remember);
    element.dataset.failed = '';
  };
  const start = async () => {
    for (const name of INTENT) element.removeEventListener(name, start);
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      fail();
      console.error('The island did not start', error);
    }
  };
  // The island's own events: it keeps to itself what goes wrong while its code is on the way.
  element.addEventListener('astro:hydration-error', fail);
  element.addEventListener('astro:hydrate', () => {
    element.removeEventListener('click', remember);
    pressed?.click();
  });
  element.addEventListener('click', remember);
  for (const name of INTENT) element.addEventListener(name, start, { passive: true });
  if (stored !== undefined && isStored(stored)) start();
  else if (ahead) whenIdle(() => fetchCode(element));
};

export default intent;
