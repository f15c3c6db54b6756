import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { closeDialog } from '#content/interface.ts';
import { CloseButton } from './Button.tsx';

/**
 * A modal dialog over `<dialog>`: the browser keeps focus inside and blocks the page. It opens when it is rendered first
 * (give every opening a `key` of its own) and closes by its cross, by Escape and by a press on the backdrop. The tab order
 * is the visible one, with the cross after the title (WCAG 2.4.3); focus begins in the content, at what the dialog was
 * opened for (ARIA Authoring Practices, modal dialog).
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();

  useEffect(() => {
    // The browser puts focus on the first control: of the content, not on the cross above it.
    const cross = dialog.current?.querySelector('.dialog__close');
    cross?.toggleAttribute('inert', true);
    dialog.current?.showModal();
    cross?.toggleAttribute('inert', false);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press on the backdrop has a keyboard twin, Escape, which the browser handles.
    <dialog
      className="dialog dialog--sheet"
      ref={dialog}
      aria-labelledby={titleId}
      closedby="closerequest"
      onClose={onClose}
      // A press that began on the sheet (text being selected) and ends outside it closes nothing.
      onPointerDown={(event) => {
        pressedBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isOnBackdrop(event)) event.currentTarget.close();
      }}
    >
      <h2 className="type-h3 dialog__title" id={titleId}>
        {title}
      </h2>
      <CloseButton label={closeDialog} className="dialog__close" onClick={() => dialog.current?.close()} />
      {children}
    </dialog>
  );
}

/** The backdrop is the dialog element itself, outside its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
