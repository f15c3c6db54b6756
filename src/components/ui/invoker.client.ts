/**
 * Keeps `<dialog closedby="any">` and its buttons (`command`, `commandfor`) working in browsers that lack
 * invoker commands or `closedby` (HTML Living Standard, sections 4.10.6 and 4.11.4). Loaded by every page.
 */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

function connect(dialog: HTMLDialogElement): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[commandfor="${dialog.id}"]`);
  for (const button of knowsCommands ? [] : buttons) {
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });
  }
  dialog.addEventListener('click', (event) => {
    // The backdrop belongs to the dialog element itself; a link closes it also when it leads to this page.
    const onBackdrop = event.target === dialog && !('closedBy' in dialog) && isOutside(dialog, event);
    if (onBackdrop || (event.target instanceof Element && event.target.closest('a'))) dialog.close();
  });
  // A dialog left open must not wait on the page that the back button brings back.
  addEventListener('pagehide', () => dialog.close());
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby="any"]')) connect(dialog);
