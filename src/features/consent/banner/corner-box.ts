import { adoptStyles } from '#components/ui/adopt-styles.ts';
import banner from './banner.css?inline';
import { keepFocusRoom } from './focus-room.ts';

/** What can be shown in the banner's place. */
export interface Notice {
  readonly box: HTMLElement;
  /** Called when the box has come into the page; returns what ends it. */
  begin(): () => void;
}

let hide: (() => void) | undefined;

/** Shows a notice instead of the one that is there. It comes before the header, so that the keyboard meets it right after the skip link. */
export function showNotice({ box, begin }: Notice): void {
  hideNotice();
  adoptStyles(banner);
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
