import { type RefObject, useEffect } from 'react';

/**
 * Keeps what has focus from being covered by a box at the bottom of the view (WCAG 2.2, 2.4.11): tells the style
 * sheet the box's height, as `--cookies-room` on the root, for the scroll padding and for room after the footer.
 */
export function useFocusRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      root.setProperty('--cookies-room', `${Math.ceil(innerHeight - element.getBoundingClientRect().top)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--cookies-room');
    };
  }, [box]);
}
