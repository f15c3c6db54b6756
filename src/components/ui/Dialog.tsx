import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { closeDialog } from '#content/interface.ts';
import { CloseButton } from './Button.tsx';

/**
 * A modal dialog over `<dialog>`: the browser keeps focus inside, gives it back, and blocks the page.
 * Closes by the close button, Escape and a press on the backdrop, unless `locked`.
 * Its content is thrown away when it closes: every opening starts afresh. The tab order is the visible one, with
 * the cross after the title (WCAG 2.4.3); focus begins in the content, at what the dialog was opened for (ARIA
 * Authoring Practices, modal dialog).
 */
export function Dialog({
  open,
  title,
  locked = false,
  onClose,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  /** While something is being sent, the dialog can't be closed. */
  readonly locked?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();
  const opening = useContentOf(dialog, open);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press on the backdrop has a keyboard twin, Escape, which the browser handles.
    <dialog
      className="dialog dialog--sheet"
      ref={dialog}
      aria-labelledby={titleId}
      closedby={locked ? 'none' : 'closerequest'}
      onCancel={(event) => {
        // An inner control, such as a file picker, cancels too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked) onClose();
      }}
      onClose={(event) => {
        // Browsers let a second Escape through whatever `cancel` says.
        if (locked) event.currentTarget.showModal();
        else if (open) onClose();
      }}
      // A press that began on the sheet (text being selected) and ends outside it closes nothing.
      onPointerDown={(event) => {
        pressedBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isOnBackdrop(event) && !locked) onClose();
      }}
    >
      {opening === null ? null : (
        <Fragment key={opening}>
          <h2 className="type-h3 dialog__title" id={titleId}>
            {title}
          </h2>
          <CloseButton label={closeDialog} className="dialog__close" disabled={locked} onClick={onClose} />
          {children}
        </Fragment>
      )}
    </dialog>
  );
}

/**
 * Opens and closes the element as `open` says.
 * @returns the number of this opening while there is something to show, null once the closed dialog has faded
 */
function useContentOf(dialog: RefObject<HTMLDialogElement | null>, open: boolean): number | null {
  const [opening, setOpening] = useState({ count: 0, shown: false, wasOpen: false });
  if (open !== opening.wasOpen) {
    // During rendering, so that the content is there when the dialog opens (react.dev, "You Might Not Need an Effect").
    setOpening({ count: opening.count + (open ? 1 : 0), shown: true, wasOpen: open });
  }

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open) {
      if (element.open) return;
      // The browser puts focus on the first control: of the content, not on the cross above it.
      const cross = element.querySelector('.dialog__close');
      cross?.toggleAttribute('inert', true);
      element.showModal();
      cross?.toggleAttribute('inert', false);
      return;
    }
    if (element.open) element.close();
    let isCurrent = true;
    void Promise.allSettled(element.getAnimations().map((animation) => animation.finished)).then(() => {
      if (isCurrent) setOpening((last) => (last.wasOpen ? last : { ...last, shown: false }));
    });
    return () => {
      isCurrent = false;
    };
  }, [dialog, open]);

  return opening.shown ? opening.count : null;
}

/** The backdrop is the dialog element itself, outside its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
