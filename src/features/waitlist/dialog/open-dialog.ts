import { adoptStyles } from '#components/ui/adopt-styles.ts';
import { openModal } from '#components/ui/open-modal.ts';
import { startSignUp } from '#features/waitlist/form/sign-up.ts';
import styles from './WaitlistDialog.css?inline';

/** The lists' own pages, by address, as far as they were fetched. */
const pages = new Map<string, DocumentFragment>();

/**
 * Fetches a list's own page, whose form the dialog shows, unless it is there already.
 * @throws when there is no connection, or no form in the answer
 */
export async function fetchPage(href: string): Promise<DocumentFragment> {
  const known = pages.get(href);
  if (known !== undefined) return known;
  const response = await fetch(href);
  // A template, not a document: there the answer's own styles would be held against this page's policy.
  const page = document.createElement('template');
  page.innerHTML = await response.text();
  if (page.content.querySelector('template[data-dialog]') === null) throw new Error(`no form at ${href}`);
  pages.set(href, page.content);
  return page.content;
}

/**
 * Opens a list's form over the page (R-WLD-1 to R-WLD-8). Closing it throws away what was typed; while it is sending it can't
 * be closed. The success closes by itself, however it was sent, and leaves a line where the link was.
 * @param page what {@link fetchPage} gave
 * @param link what was pressed; gets focus back
 */
export function openWaitlistDialog(page: DocumentFragment, link: HTMLAnchorElement): void {
  const shell = page.querySelector<HTMLTemplateElement>('template[data-dialog]')?.content.cloneNode(true);
  const form = page.querySelector('form[data-sign-up]')?.cloneNode(true);
  if (!(shell instanceof DocumentFragment) || !(form instanceof HTMLFormElement)) return;
  const dialog = shell.querySelector('dialog');
  const cross = shell.querySelector('button');
  const success = shell.querySelector<HTMLElement>('.waitlist-dialog__joined');
  const line = shell.querySelector<HTMLElement>('[data-waitlist-line]');
  if (dialog === null || cross === null || success === null || line === null) return;

  let isSending = false;
  let hasJoined = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  adoptStyles(styles);
  form.className = 'waitlist-dialog';
  success.before(form);
  document.body.append(dialog);
  const giveUp = startSignUp(form, {
    onSending: (sending) => {
      isSending = sending;
      cross.disabled = sending;
    },
    onJoined: () => {
      hasJoined = true;
      // The success is the headline: the form's own, of which it is the end, is only read out.
      dialog.querySelector('.dialog__title')?.classList.add('visually-hidden');
      dialog.querySelector('.type-small')?.remove();
      form.remove();
      success.hidden = false;
      success.focus();
      // R-WLD-7
      timer = setTimeout(() => dialog.close(), 3000);
    },
  });

  form.querySelector('.field input')?.setAttribute('autofocus', '');
  const onClose = () => {
    clearTimeout(timer);
    giveUp();
    if (hasJoined) leaveLine(line, link);
    else link.focus({ preventScroll: true });
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() =>
      dialog.remove(),
    );
  };
  openModal(dialog, onClose, () => !isSending);
}

/** Puts the line that says what happens next in the place of the link, and focus on it, which has it read out. */
function leaveLine(line: HTMLElement, link: HTMLElement): void {
  // A link in a dialog that closed meanwhile is not seen: the page's first such link is.
  const place = [link, ...document.querySelectorAll(`a[href="${link.getAttribute('href')}"]`)].find(
    (one) => one.getClientRects().length > 0,
  );
  if (place === undefined) return;
  place.replaceWith(line);
  line.focus();
}
