/** Takes what has focus now for a stop of the Tab key. It runs in the page. */
export function rememberFocus(): void {
  Object.assign(globalThis, { lastStop: document.activeElement });
}

/**
 * Says where the Tab key has led to, and what is wrong there, if anything: focus has not moved since the last stop that was whole, or
 * it can't be seen (WCAG 2.2, 2.4.11, and stricter): a part of it within the view, and the middle of no side behind the cookie banner
 * or the header. Of what is higher than a quarter of the view the beginning counts. A radio button that its label draws is as
 * large as the label. It runs in the page.
 */
export function focusStop(): { readonly name: string; readonly problem?: string } {
  const memory: { lastStop?: Element | null } = globalThis as object;
  const focused = document.activeElement ?? document.body;
  const words = (focused.getAttribute('aria-label') ?? focused.textContent).replaceAll(/\s+/g, ' ').trim();
  const name = `${focused.localName}${focused.id && `#${focused.id}`} "${words.slice(0, 40)}"`;
  if (memory.lastStop === focused) return { name, problem: `o foco ficou em ${name}` };
  if (focused === document.body) return { name: 'a página' };
  const isDrawnByLabel = getComputedStyle(focused).opacity === '0';
  const drawn = (isDrawnByLabel ? focused.closest('label') : null) ?? focused;
  const { top = 0, right = 0, bottom = 0, left = 0 } = drawn.getClientRects()[0] ?? {};
  const end = bottom - top > innerHeight / 4 ? top + 2 : bottom - 2;
  const layers = [...document.querySelectorAll('.cookies, .site-header')];
  // In the middle of each side: its corners may be round.
  const [x, y] = [(left + right) / 2, (top + end) / 2];
  const hits = [
    [x, top + 2],
    [x, end],
    [left + 2, y],
    [right - 2, y],
  ].map(([across = 0, down = 0]) => document.elementFromPoint(across, down));
  const layer = layers.find(
    (one) => !one.contains(focused) && hits.some((hit) => hit !== null && one.contains(hit)),
  );
  // WebKit does not scroll to what is partly in the view.
  const isOutside = bottom < 1 || top > innerHeight - 1;
  if (isOutside) return { name, problem: `${name} está fora da janela (${top} a ${bottom} px)` };
  if (layer) return { name, problem: `${name}, com foco, está atrás de: ${layer.className}` };
  memory.lastStop = focused;
  return { name };
}
