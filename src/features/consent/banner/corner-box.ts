import { adoptStyles } from '#components/ui/adopt-styles.ts';
import banner from './banner.css?inline';
import { keepFocusRoom } from './focus-room.ts';

/** What can be shown in the banner's place. */
export interface CornerBox {
  readonly box: HTMLElement;
  /** Called when the box has come into the page; returns what ends it. */
  begin(): () => void;
}

let hide: (() => void) | undefined;

/** Shows a box instead of the one that is there, in its place of the document (`Page.astro`). */
export function showBox({ box, begin }: CornerBox): void {
  hideBox();
  adoptStyles(banner);
  document.querySelector('[data-corner-box]')?.append(box);
  const ends = [begin(), keepFocusRoom(box), () => box.remove()];
  hide = () => {
    for (const end of ends) end();
  };
}

/** Takes away what is shown. */
export function hideBox(): void {
  hide?.();
  hide = undefined;
}

/** Creates an element. Texts are inserted as text and never parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button of the banner; its look is the header's, which has brought the style sheet. */
export function plainButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'btn btn--line btn--sm' }, text);
  button.addEventListener('click', onClick);
  return button;
}
