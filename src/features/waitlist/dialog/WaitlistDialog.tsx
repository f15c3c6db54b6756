import { CloseButton } from '#components/ui/Button.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { closeDialog } from '#content/interface.ts';
import { dialog, messages } from '#content/waitlist.ts';
import { type ListId, lists, listTitle } from '#content/waitlist-lists.ts';

/**
 * The waiting list in a dialog, which waits in a template of the list's own page: `open-dialog.ts` puts that page's form in it, and
 * later the success in the form's place (R-WLD-1, R-WLD-11). After it, the line that stays where the button was.
 */
export function WaitlistDialog({ list }: { readonly list: ListId }) {
  const { title, thanks, notice } = messages.success;
  return (
    <>
      <dialog className="dialog dialog--sheet" aria-labelledby="fila-titulo">
        <h2 className="type-h3 dialog__title" id="fila-titulo">
          {listTitle(list)}
        </h2>
        <CloseButton label={closeDialog} className="dialog__close" />
        <p className="type-small">{lists[list].intro}</p>
        {/* It takes focus, which has it read out: no live region, which would say it again. */}
        {/* biome-ignore lint/a11y/useSemanticElements: what takes focus has a name, and is no fieldset. */}
        <div
          className="waitlist-dialog__joined"
          role="group"
          aria-labelledby="fila-feito"
          aria-describedby="fila-depois"
          tabIndex={-1}
          hidden
        >
          <p className="type-h2" id="fila-feito">
            {title}
          </p>
          <p className="type-lead" id="fila-depois">
            {`${thanks} ${notice}`}
          </p>
          <span aria-hidden="true">
            <i />
            <Dot />
          </span>
        </div>
      </dialog>
      <p data-waitlist-line tabIndex={-1}>
        <Dot /> <b>{dialog.joined.title}</b> {dialog.joined.text}
      </p>
    </>
  );
}
