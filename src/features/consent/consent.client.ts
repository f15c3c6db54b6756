/**
 * What every page has about consent. Who has decided downloads no more than this, unless the site has services to
 * load; everybody else gets `start.ts` once the page has loaded.
 */
import { isSettled } from './state/quick-check.ts';

const { consent, services } = document.documentElement.dataset;

function start(): void {
  // What can't be loaded now is tried on the next page; until then nothing is on that was not decided.
  import('./start.ts').then((module) => module.startConsent()).catch(() => undefined);
}

if (services !== undefined || !isSettled((name) => localStorage.getItem(name), consent)) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
