/**
 * What the header does in the browser (R-HDR-2 to R-HDR-8): turns white after 10 px of
 * scroll, opens and closes the Soluções disclosure and the mobile menu.
 */

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
  // Where there are no popovers it stays the modal dialog that it is.
  if (menu && opener && 'popover' in menu) driveMenu(menu, opener);
  // A tablet that is turned has the header's own links in the menu's place.
  else matchMedia('(min-width: 64rem)').addEventListener('change', () => menu?.close());
}

/**
 * Opens the menu of phones as a popover instead of a modal dialog (R-HDR-12 to R-HDR-15), and makes the page behind it inert
 * in the frame after. `showModal()` does both at once: every element of the page is styled anew before the menu is
 * seen, which took 130 ms and more of a slow phone. Until this script has run, and where the browser knows no commands
 * (`page.client.ts`), the menu is a modal dialog.
 */
function driveMenu(menu: HTMLDialogElement, opener: HTMLElement): void {
  menu.popover = 'auto';
  const isOpen = () => menu.matches(':popover-open');
  const close = () => {
    menu.hidePopover();
    menu.close();
  };
  const keepFocusIn = () => {
    // A cookie banner that is leaving stays inert.
    for (const part of document.querySelectorAll<HTMLElement>(
      'body > :not(header, script, [data-leaving]), header > :not(dialog)',
    )) {
      part.inert = isOpen();
    }
  };
  /** The cookie banner may come while the menu is open. */
  const newcomers = new MutationObserver(keepFocusIn);
  const follow = () => {
    keepFocusIn();
    if (isOpen()) newcomers.observe(document.body, { childList: true });
    else newcomers.disconnect();
  };

  menu.addEventListener('command', (event) => {
    if (!('command' in event)) return;
    if (event.command === 'close') close();
    if (event.command !== 'show-modal' || menu.open) return;
    event.preventDefault();
    menu.showPopover();
  });
  menu.addEventListener('beforetoggle', ({ newState }) => {
    // At once, because the focus goes back there; the rest of the page follows in the next frame.
    if (newState === 'closed' && opener.parentElement) opener.parentElement.inert = false;
  });
  menu.addEventListener('toggle', () => {
    // A press beside the menu leaves the focus nowhere.
    if (!isOpen() && document.activeElement === document.body) opener.focus({ preventScroll: true });
    requestAnimationFrame(() => setTimeout(follow));
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  // A menu makes no sense where the header shows its links.
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
  // A menu left open must not wait on the page that the back button brings back.
  addEventListener('pagehide', () => {
    close();
    follow();
  });
}
