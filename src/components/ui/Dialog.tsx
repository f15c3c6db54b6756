import { type ReactNode, useEffect, useId, useRef } from 'react';
import { closeDialog } from '#content/interface.ts';
import { CloseButton } from './Button.tsx';
import { closeByBackdrop } from './close-by-backdrop.ts';

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
  const titleId = useId();

  useEffect(() => {
    // The browser puts focus on the first control: of the content, not on the cross above it.
    const cross = dialog.current?.querySelector('.dialog__close');
    cross?.toggleAttribute('inert', true);
    dialog.current?.showModal();
    cross?.toggleAttribute('inert', false);
    if (dialog.current) closeByBackdrop(dialog.current);
  }, []);

  return (
    <dialog
      className="dialog dialog--sheet"
      ref={dialog}
      aria-labelledby={titleId}
      closedby="closerequest"
      onClose={onClose}
    >
      <h2 className="type-h3 dialog__title" id={titleId}>
        {title}
      </h2>
      <CloseButton label={closeDialog} className="dialog__close" onClick={() => dialog.current?.close()} />
      {children}
    </dialog>
  );
}
