/* What every page does that no component of it does by itself. */
import { isOnBackdrop } from '#components/ui/open-modal.ts';
import { dayOf } from '#shared/dates.ts';

/**
 * Puts the later wording in every text of the page whose day has passed since the page was built (`Dated.tsx`).
 * @param now the moment by which days are counted
 */
export function updateDated(now = new Date()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    const { lastDay = '', after = '' } = element.dataset;
    const passed = lastDay.split(',').filter((day) => dayOf(now) > day).length;
    if (passed > 0) element.textContent = after.split('|')[passed - 1] ?? '';
  }
}

updateDated();

/** Drawings far down come once the first view is there, whether anybody scrolls or not: paper and captures show them too. */
addEventListener('load', () => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    image.loading = 'eager';
});

/**
 * Keeps `<dialog closedby="any">` and its buttons (`command`, `commandfor`) working in browsers that lack
 * invoker commands or `closedby` (HTML Living Standard, sections 4.10.6 and 4.11.4).
 */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

function connect(dialog: HTMLDialogElement): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[commandfor="${dialog.id}"]`);
  for (const button of knowsCommands ? [] : buttons) {
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });
  }
  dialog.addEventListener('click', (event) => {
    // A link closes it also when it leads to this page.
    const onBackdrop = !('closedBy' in dialog) && isOnBackdrop(event);
    if (onBackdrop || (event.target instanceof Element && event.target.closest('a'))) dialog.close();
  });
  // A dialog left open must not wait on the page that the back button brings back.
  addEventListener('pagehide', () => dialog.close());
}

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby="any"]')) connect(dialog);

/**
 * A page's way into the next one is drawn by the browser (`@view-transition` in base.css) or left out, as it sees fit:
 * a window out of sight, a slow answer, a second click. Left out, its promises are rejected, and nobody waits for them.
 */
const ignore = (): void => {};

function ignoreSkipping({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  viewTransition?.ready.catch(ignore);
  viewTransition?.finished.catch(ignore);
}

addEventListener('pageswap', ignoreSkipping);
addEventListener('pagereveal', ignoreSkipping);
