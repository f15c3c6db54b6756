import './WaitlistPage.css';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { CloseButton } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Dot } from '#components/ui/Marks.tsx';
import { closeDialog } from '#content/interface.ts';
import { dialog, messages, page, sendPath } from '#content/waitlist.ts';
import { type DialogList, listPath, lists, listTitle, type WaitingList } from '#content/waitlist-lists.ts';
import { SignUpForm } from '#features/waitlist/form/SignUpForm.tsx';
import { newspaperName, stepsDone } from '#features/waitlist/form/sections.ts';
import { emptyValues, type ReturnedForm } from '#features/waitlist/rules/schema.ts';
import { Confirmation } from './Confirmation.tsx';
import { QueueCard } from './QueueCard.tsx';

/**
 * The page of a waiting list (R-WLP-1 to R-WLP-19, R-WLD-10): a short opening on black, the form, the queue on the card beside both; the
 * confirmation waits in a template, and where a dialog shows the form so does the dialog, which takes form and words from here. Plain HTML
 * that the browser posts by itself. With `WaitlistScript` it sends without leaving the page, keeps a draft, and shows the confirmation in
 * the place of the form.
 * @param returned a form that the server sent back; undefined where nothing was sent yet
 */
export function WaitlistPage({
  list,
  returned,
}: {
  readonly list: WaitingList;
  readonly returned?: ReturnedForm | undefined;
}) {
  const { source, kicker, title, intro, paper, nextSteps } = lists[list];
  const start = returned?.values ?? emptyValues;
  const isPortal = list === 'portal-ai-waitlist';
  const steps = [page.card.kept, nextSteps[1], isPortal ? page.card.early : nextSteps[2]];
  return (
    <div className="waitlist-page page-wrap page-grid">
      <section className="waitlist-hero night">
        <p className="type-label">{kicker}</p>
        <h1 className="type-h1">
          <HeadlineLines lines={isPortal ? page.headline : title}>
            <HeadlineDot lands />
          </HeadlineLines>
        </h1>
        <p className="type-lead">
          <Dated text={intro} />
        </p>
      </section>
      <SignUpForm
        source={source}
        action={isPortal ? sendPath : listPath(list)}
        data-title={listTitle(list)}
        returned={returned}
      />
      <QueueCard
        newspaper={newspaperName(start)}
        blank={paper}
        done={stepsDone(source, start)}
        steps={steps}
        size={isPortal ? 'small' : 'large'}
      />
      <template>
        <Confirmation list={list} />
      </template>
      {isPortal ? null : (
        <template data-dialog>
          <WaitlistDialog list={list} />
        </template>
      )}
    </div>
  );
}

/**
 * The waiting list in a dialog, which waits in a template of the list's own page: `open-dialog.ts` puts that page's form in it, and
 * later the success in the form's place (R-WLD-1, R-WLD-11). After it, the line that stays where the button was.
 */
function WaitlistDialog({ list }: { readonly list: DialogList }) {
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
