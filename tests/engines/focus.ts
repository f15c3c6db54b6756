/** Where the Tab key has led to. */
export interface Stop {
  /** Whether focus has moved since the last stop that was whole. */
  readonly isNew: boolean;
  /** What has focus, for an error. */
  readonly name: string;
  /** What hides it, empty when nothing does. */
  readonly hiddenBy: string;
}

/** Takes what has focus now for a stop. It runs in the page. */
export function rememberFocus(): void {
  Object.assign(globalThis, { lastStop: document.activeElement });
}

/**
 * Says what has focus and whether it can be seen (WCAG 2.2, 2.4.11, and stricter): a part of it within the view, and the middle
 * of no side behind the cookie banner or the header. Of what is higher than a quarter of the view the beginning counts. A radio
 * button that its label draws is as large as the label. It runs in the page.
 */
export function focusStop(): Stop {
  const memory: { lastStop?: Element | null } = globalThis as object;
  const focused = document.activeElement;
  if (focused === null || focused === document.body)
    return { isNew: memory.lastStop !== focused, name: 'a página', hiddenBy: '' };
  const isNew = memory.lastStop !== focused;
  const isDrawnByLabel = getComputedStyle(focused).opacity === '0';
  const drawn = (isDrawnByLabel ? focused.closest('label') : null) ?? focused;
  const { top = 0, right = 0, bottom = 0, left = 0 } = drawn.getClientRects()[0] ?? {};
  const isHigh = bottom - top > innerHeight / 4;
  const end = isHigh ? top + 2 : bottom - 2;
  const layers = [...document.querySelectorAll('.cookies, .site-header')];
  const hides = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return layers.find((layer) => layer.contains(hit) && !layer.contains(focused));
  };
  // Its corners may be round.
  const middle = (top + end) / 2;
  const centre = (left + right) / 2;
  const layer =
    hides(centre, top + 2) ?? hides(centre, end) ?? hides(left + 2, middle) ?? hides(right - 2, middle);
  // WebKit does not scroll to what is partly in the view.
  const isOutside = bottom < 1 || top > innerHeight - 1;
  const hiddenBy = isOutside
    ? `a janela de ${innerHeight} px (${Math.round(top)} a ${Math.round(bottom)})`
    : layer?.className;
  if (isNew && !hiddenBy) memory.lastStop = focused;
  const words = (focused.getAttribute('aria-label') ?? focused.textContent).replaceAll(/\s+/g, ' ').trim();
  return {
    isNew,
    name: `${focused.localName}${focused.id && `#${focused.id}`} "${words.slice(0, 40)}"`,
    hiddenBy: hiddenBy ?? '',
  };
}
