/**
 * What the header does in the browser (R-HDR-2 to R-HDR-8): turns white after 10 px of
 * scroll, opens and closes the Soluções disclosure and the mobile menu.
 */
import { driveMenu } from './mobile-menu.client.ts';

const SCROLL_THRESHOLD_PX = 10;
const DROPDOWN_CLOSE_DELAY_MS = 250;

function followScroll(header: HTMLElement): void {
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  // In the next frame, which lays the page out anyway: asked now, the scroll position would force a layout of its own.
  requestAnimationFrame(update);
}

function driveDropdown(root: HTMLElement, button: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Opened by the pointer passing over: the click that follows must not close it at once. */
  let byPointer = false;

  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const set = (open: boolean) => {
    clearTimeout(timer);
    button.setAttribute('aria-expanded', String(open));
    if (!open) byPointer = false;
  };

  root.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    if (!isOpen()) {
      set(true);
      byPointer = true;
    }
  });
  root.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    timer = setTimeout(() => set(false), DROPDOWN_CLOSE_DELAY_MS);
  });
  button.addEventListener('click', () => {
    if (byPointer) byPointer = false;
    else set(!isOpen());
  });
  root.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) set(false);
  });
  root.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !root.contains(event.relatedTarget)) set(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    if (root.contains(document.activeElement)) button.focus();
    set(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (isOpen() && event.target instanceof Node && !root.contains(event.target)) set(false);
  });
}

const header = document.querySelector<HTMLElement>('[data-site-header]');
if (header) {
  followScroll(header);
  const root = header.querySelector<HTMLElement>('[data-solutions]');
  const button = root?.querySelector('button');
  if (root && button) driveDropdown(root, button);
  const menu = header.querySelector('dialog');
  const opener = header.querySelector<HTMLElement>('[command="show-modal"]');
  if (menu && opener) driveMenu(menu, opener);
}
