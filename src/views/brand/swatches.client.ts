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
  try {
    // `navigator.clipboard` is missing on an address without HTTPS; that fails like a refusal.
    await navigator.clipboard.writeText(hex);
    button.dataset.copied = '';
    if (notice) notice.textContent = swatchTexts.said(hex);
    timer = setTimeout(clearNotice, CHECK_MS);
  } catch {
    if (!notice) return;
    notice.classList.remove('visually-hidden');
    notice.textContent = swatchTexts.failed(hex);
  }
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
