import { copyText } from '#components/ui/clipboard.ts';
import { swatch as swatchTexts } from '#content/pages/brand-page.ts';

/**
 * A press on a swatch copies its hexadecimal: a check mark for two seconds (R-BRP-5) and a sentence
 * for screen readers. Prerendered they are no buttons: without this script there is nothing to press. Where the clipboard is refused, the sentence is shown to everyone, with the value to copy by hand.
 */
const CHECK_MS = 2000;

const list = document.querySelector<HTMLElement>('[data-swatches]');
const notice = document.querySelector<HTMLElement>('[data-swatches-status]');
let timer: ReturnType<typeof setTimeout> | undefined;

function clearNotice(): void {
  clearTimeout(timer);
  for (const button of list?.querySelectorAll('[data-copied]') ?? []) button.removeAttribute('data-copied');
  if (!notice) return;
  notice.textContent = '';
  notice.classList.add('visually-hidden');
}

async function copy(button: HTMLButtonElement, hex: string): Promise<void> {
  clearNotice();
  const isCopied = (await copyText(hex, null)) === 'copied';
  button.toggleAttribute('data-copied', isCopied);
  if (notice) notice.textContent = isCopied ? swatchTexts.said(hex) : swatchTexts.failed(hex);
  notice?.classList.toggle('visually-hidden', isCopied);
  if (isCopied) timer = setTimeout(clearNotice, CHECK_MS);
}

for (const swatch of list?.querySelectorAll<HTMLElement>('.swatch') ?? []) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = swatch.className;
  button.dataset.hex = swatch.dataset.hex;
  button.append(...swatch.childNodes);
  swatch.replaceWith(button);
}

list?.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const hex = button?.dataset.hex;
  if (button && hex) void copy(button, hex);
});
