/**
 * Has a press on its backdrop close a dialog, which the browser itself doesn't (`closedby`). A press that began on the sheet (text being
 * selected) and ends outside it closes nothing.
 * @param mayClose asked at the press
 */
export function closeByBackdrop(dialog: HTMLDialogElement, mayClose = () => true): void {
  /** The backdrop is the dialog element itself, outside its box. */
  const isOnBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
    const box = dialog.getBoundingClientRect();
    const isOutside = clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
    return target === dialog && isOutside;
  };
  let beganThere = false;
  dialog.addEventListener('pointerdown', (event) => {
    beganThere = isOnBackdrop(event);
  });
  dialog.addEventListener('click', (event) => {
    if (beganThere && isOnBackdrop(event) && mayClose()) dialog.close();
  });
}
