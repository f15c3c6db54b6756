import { adoptStyles } from '#components/ui/adopt-styles.ts';
import banner from './banner.css?inline';
import { keepFocusRoom } from './focus-room.ts';

let hide: (() => void) | undefined;

/**
 * Shows a box in the corner instead of the one that is there, in its place of the document (`Page.astro`).
 * @param label names the box
 * @param parts what it holds; a live region (`role="status"`) among them gets `said`
 * @param said what is read out, `afterMs` milliseconds after the region has come: a screen reader announces only what changes
 *   in a region that is already in the page
 * @param end called when the box goes
 */
export function showBox(
  label: string,
  parts: readonly HTMLElement[],
  { said, afterMs }: { readonly said: string; readonly afterMs: number },
  end = () => {},
): HTMLElement {
  hideBox();
  adoptStyles(banner);
  const box = element('section', { class: 'cookies screen-only', 'aria-label': label }, ...parts);
  document.querySelector('[data-corner-box]')?.append(box);
  const timer = setTimeout(() => box.querySelector('[role="status"]')?.append(said), afterMs);
  const endRoom = keepFocusRoom(box);
  hide = () => {
    clearTimeout(timer);
    endRoom();
    end();
    box.remove();
  };
  return box;
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

/** The box's buttons, each with what it does; their look is the header's, which has brought the style sheet. */
export function actions(...buttons: readonly (readonly [text: string, onClick: () => void])[]): HTMLElement {
  const made = buttons.map(([text, onClick]) => {
    const button = element('button', { type: 'button', class: 'btn btn--line btn--sm' }, text);
    button.addEventListener('click', onClick);
    return button;
  });
  return element('div', { class: 'cookies__actions' }, ...made);
}
