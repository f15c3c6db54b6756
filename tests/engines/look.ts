/** Which elements are meant: all that a selector finds, or of these those whose label or text has some words, or that have a value. */
export interface Target {
  readonly css: string;
  readonly name?: string;
  readonly value?: string;
}

/** A point of the view, in CSS pixels; null where there is none. */
type Point = readonly [x: number, y: number] | null;

/**
 * Looks for a target. It runs in the page.
 * @param reach whether to scroll to it and say where it can be pressed, once it stands still
 * @returns how many elements are visible, and where the first can be pressed: nothing lies over it there, and it does not move
 */
export async function look({ css, name = '', value }: Target, reach: boolean) {
  const nameOf = (element: HTMLInputElement) =>
    `${element.getAttribute('aria-label')} ${(element.labels?.[0] ?? element).textContent}`;
  const found = [...document.querySelectorAll<HTMLInputElement>(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      nameOf(element).replaceAll(/\s+/g, ' ').includes(name) &&
      (value ?? element.value) === element.value,
  );
  const place = (element: Element): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  const scrolledTo = (element: Element): Point => {
    const seen = place(element);
    if (seen !== null) return seen;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return place(element);
  };
  const isMoving = (element: Element) =>
    document.getAnimations().some(({ effect, playState }) => {
      const moved = effect instanceof KeyframeEffect && effect.target?.contains(element);
      return moved && playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime);
    });
  const first = found[0];
  if (!reach || first === undefined || isMoving(first)) return { count: found.length, point: null };
  // Firefox scrolls what was typed into view some frames later, also after the page was scrolled elsewhere.
  const before = scrolledTo(first);
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  const after = scrolledTo(first);
  return { count: found.length, point: String(after) === String(before) ? after : null };
}
