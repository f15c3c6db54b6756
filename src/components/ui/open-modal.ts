/**
 * Opens a `<dialog>` over the page: the browser keeps focus inside and blocks the page. It closes by its cross
 * (`.dialog__close`), by Escape and by a press on the backdrop. Focus begins at what has `autofocus`, what it was opened for, not
 * on the cross above it (ARIA Authoring Practices, modal dialog).
 * @param onClose gives focus back: the browser does too, but not to what Safari never focused
 * @param mayClose whether it can be closed now
 */
export function openModal(dialog: HTMLDialogElement, onClose: () => void, mayClose = () => true): void {
  dialog.querySelector('.dialog__close')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('cancel', (event) => {
    if (!mayClose()) event.preventDefault();
  });
  // A press that began on the sheet (text being selected) and ends outside it closes nothing.
  let pressedBackdrop = false;
  dialog.addEventListener('pointerdown', (event) => {
    pressedBackdrop = isOnBackdrop(event);
  });
  dialog.addEventListener('click', (event) => {
    if (pressedBackdrop && isOnBackdrop(event) && mayClose()) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // Browsers let a second Escape through whatever `cancel` says.
    if (mayClose()) onClose();
    else dialog.showModal();
  });
  // The place of the scroll bar is as dark as what is beside it (Dialog.css).
  const beside = document.elementFromPoint(document.documentElement.clientWidth - 1, innerHeight / 2);
  dialog.toggleAttribute('data-over-night', beside?.closest('.night') != null);
  dialog.showModal();
}

/** Whether a listener on a dialog hears of its backdrop: that is the element itself, outside its box. */
export function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof Element)) return false;
  const box = target.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
