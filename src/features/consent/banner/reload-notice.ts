import { cookieReload as words } from '#content/cookies.ts';
import type { Notice } from './corner-box.ts';
import { element, plainButton } from './element.ts';

/** Asks the visitor to reload the page, because a service that has lost its consent is still in it. */
export function reloadNotice(): Notice {
  const status = element('p', { class: 'cookies__text', role: 'status' });
  const action = plainButton(words.action, () => location.reload());
  return {
    box: element(
      'section',
      { class: 'cookies screen-only', 'aria-label': words.label },
      status,
      element('div', { class: 'cookies__actions' }, action),
    ),
    begin() {
      // Filled after the region is in the page; otherwise a screen reader says nothing.
      const timer = setTimeout(() => status.append(words.text));
      return () => clearTimeout(timer);
    },
  };
}
