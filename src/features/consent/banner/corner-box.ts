import sheet from './banner.css?url';
import { createBanner } from './banner.ts';
import { keepFocusRoom } from './focus-room.ts';
import { reloadNotice } from './reload-notice.ts';

/** What can be shown in the banner's place. */
export interface Notice {
  readonly box: HTMLElement;
  /** Called when the box has come into the page; returns what ends it. */
  begin(): () => void;
}

let hide: (() => void) | undefined;

/** Shows the banner until the visitor has decided. */
export async function showBanner(): Promise<void> {
  await styled();
  show(createBanner(hideNotice));
}

/** Asks for a reload, in the banner's place. */
export async function askForReload(): Promise<void> {
  await styled();
  show(reloadNotice());
}

/** Before the header, so that the keyboard meets it right after the skip link. */
function show({ box, begin }: Notice): void {
  hideNotice();
  document.querySelector('header')?.before(box);
  const ends = [begin(), keepFocusRoom(box), () => box.remove()];
  hide = () => {
    for (const end of ends) end();
  };
}

/** Takes away what is shown. */
export function hideNotice(): void {
  hide?.();
  hide = undefined;
}

let loading: Promise<void> | undefined;

/**
 * Loads the style sheet. Not by a plain import: Astro would write it into the head of every page, although only
 * visitors who see the banner need it.
 */
function styled(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  return loading;
}
