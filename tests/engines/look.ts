/** Which element is meant: by its role and its name, as a visitor would say it, else by a selector. */
export interface Target {
  readonly role?: Role;
  /** The whole name, spaces put together; with `part` a piece of it. */
  readonly name?: string;
  readonly part?: boolean;
  /** Selector of what it lies in. */
  readonly within?: string;
  readonly css?: string;
}

type Role = 'button' | 'dialog' | 'field' | 'heading' | 'img' | 'link' | 'region' | 'switch';

/** What there is to see of a target. The parts of its first element are empty when there is none. */
export interface Sight {
  /** Elements that are visible. */
  readonly count: number;
  readonly text: string;
  readonly value: string;
  readonly href: string;
  readonly checked: boolean;
  readonly expanded: string;
  /** What `aria-describedby` leads to: hints and errors. */
  readonly description: string;
  readonly focused: boolean;
  /** Where it, or its label, can be pressed: nothing lies over it there, and it does not move. Scrolls to it. */
  readonly point: readonly [x: number, y: number] | null;
}

/**
 * Looks for a target. It runs in the page.
 * @param reach whether to scroll to it and say where it can be pressed, once it stands still
 */
export async function look(target: Target, reach: boolean): Promise<Sight> {
  const selectors: Record<Role, string> = {
    button: 'button, [role=button], summary',
    dialog: 'dialog, [role=dialog]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
    img: 'img, [role=img]',
    link: 'a[href]',
    region: 'section, [role=region]',
    switch: '[role=switch]',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (ids: string | null) =>
    plain(
      (ids ?? '')
        .split(' ')
        .map((id) => (id && document.getElementById(id)?.textContent) || '')
        .join(' '),
    );
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  const nameOf = (element: Element): string =>
    textOf(element.getAttribute('aria-labelledby')) ||
    plain(element.getAttribute('aria-label')) ||
    plain(labelsOf(element)[0]?.textContent) ||
    plain(element.textContent);
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const roots = target.within === undefined ? [document] : [...document.querySelectorAll(target.within)];
  const css = target.css ?? (target.role === undefined ? '*' : selectors[target.role]);
  const wanted = target.name;
  const found = roots
    .flatMap((root) => [...root.querySelectorAll(css)])
    .filter(
      (element) =>
        (wanted === undefined ||
          (target.part ? nameOf(element).includes(wanted) : nameOf(element) === wanted)) &&
        isVisible(element),
    );
  const first = found[0];
  const control = first as Partial<HTMLInputElement> | undefined;

  /** A place in an element where a press would reach it: its middle, of a label its start, which holds no link. */
  const place = (element: Element): readonly [number, number] | null => {
    const rect = element.getClientRects()[0];
    if (rect === undefined) return null;
    const x = rect.left + (element.matches('label') ? Math.min(8, rect.width / 2) : rect.width / 2);
    const y = rect.top + rect.height / 2;
    const hit = document.elementFromPoint(x, y);
    const reaches = hit !== null && (element.contains(hit) || hit.closest('label') === element);
    return reaches ? [Math.round(x), Math.round(y)] : null;
  };
  const isMoving = (element: Element) =>
    document.getAnimations().some(({ effect, playState }) => {
      const moved = effect instanceof KeyframeEffect && effect.target?.contains(element);
      return moved && playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime);
    });
  const reached = (element: Element): Sight['point'] => {
    for (const part of [element, ...labelsOf(element)]) {
      const seen = place(part);
      if (seen !== null) return seen;
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const scrolledTo = place(part);
      if (scrolledTo !== null) return scrolledTo;
    }
    return null;
  };
  /** Firefox scrolls what was typed into view some frames later, also after the page was scrolled elsewhere. */
  const stillPoint = async (element: Element): Promise<Sight['point']> => {
    if (isMoving(element)) return null;
    const before = reached(element);
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
    const after = reached(element);
    return String(after) === String(before) ? after : null;
  };
  const point = reach && first !== undefined ? await stillPoint(first) : null;
  return {
    count: found.length,
    text: plain(first?.textContent),
    value: control?.value ?? '',
    href: first?.getAttribute('href') ?? '',
    checked: control?.checked ?? first?.getAttribute('aria-checked') === 'true',
    expanded: first?.getAttribute('aria-expanded') ?? '',
    description: textOf(first?.getAttribute('aria-describedby') ?? null),
    focused: first !== undefined && first === document.activeElement && document.hasFocus(),
    point,
  };
}
