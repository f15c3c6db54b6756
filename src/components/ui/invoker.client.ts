/**
 * Keeps `<dialog closedby="any">` and its buttons (`command`, `commandfor`) working in browsers that lack
 * invoker commands or `closedby` (HTML Living Standard, sections 4.10.6 and 4.11.4). Loaded by every page.
 * A button of type `submit` leads where its form does until this has run, so also without JavaScript.
 */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

function connect(dialog: HTMLDialogElement): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[commandfor="${dialog.id}"]`)) {
    // A button that submits its form without JavaScript: now its command is what counts.
    button.type = 'button';
    if (knowsCommands) continue;
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
