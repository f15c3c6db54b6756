import type { ClientDirective } from 'astro';

const INTENT = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * `client:intent`: an island in the first view that loads at the first sign of intent, and not before; visitors who only read the
 * page download no React. A button pressed before the code arrived is pressed again afterwards, so that no tap is lost. When the code
 * does not arrive, `data-failed` lets the page say so.
 *
 * Works around: none of Astro's own directives waits for intent; Astro replays no press (a non-goal of
 * https://github.com/withastro/roadmap/pull/583), and its events `astro:hydrate` and `astro:hydration-error` are not in its documents.
 * When Astro changes: try a directive of its own first; tests/e2e/pages.spec.ts tells whether both events still come.
 */
const intent: ClientDirective = (load, _options, element) => {
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
};

export default intent;
