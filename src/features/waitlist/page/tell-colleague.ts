import { copyText } from '#components/ui/clipboard.ts';
import { share } from '#content/waitlist.ts';

/** Lets the button of a confirmation's `ShareLink` share or copy its link, in place of the e-mail. */
export function startSharing(page: ParentNode): void {
  const way = page.querySelector('[data-share]');
  const button = way?.querySelector('button');
  const shown = way?.querySelector('.type-label');
  const status = way?.querySelector('[role="status"]');
  if (!button || !shown || !status) return;
  way?.querySelector('a')?.remove();
  button.hidden = false;
  const { list = '' } = button.dataset;
  const copy = async () => {
    status.textContent = share[await copyText(shown.textContent ?? '', shown)];
  };
  button.addEventListener('click', async () => {
    status.textContent = '';
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: list, text: share.message(list), url: shown.textContent ?? '' });
    } catch (error) {
      // Who closes the device's list of ways has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  });
}
