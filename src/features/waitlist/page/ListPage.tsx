import { page } from '#content/waitlist.ts';
import { type ListId, listPath, lists, listTitle } from '#content/waitlist-lists.ts';
import { WaitlistDialog } from '#features/waitlist/dialog/WaitlistDialog.tsx';
import { ShortForm } from '#features/waitlist/form/ShortForm.tsx';
import type { DialogField } from '#features/waitlist/rules/fields.ts';
import type { ReturnedForm } from '#features/waitlist/rules/schema.ts';
import { Confirmation } from './Confirmation.tsx';
import { QueueCard } from './QueueCard.tsx';
import { WaitlistHero } from './WaitlistPage.tsx';
import './WaitlistPage.css';

/**
 * The form of a list's dialog as a page, for who comes without the dialog's script (R-WLD-10): the same fields, rules and source.
 * Plain HTML, posting to its own address; with `WaitlistScript` it sends by itself.
 */
export function ListPage({
  list,
  returned,
}: {
  readonly list: ListId;
  readonly returned?: ReturnedForm<DialogField> | undefined;
}) {
  const { source, kicker, title, intro, nextSteps } = lists[list];
  return (
    <div className="waitlist-page page-wrap page-grid">
      <WaitlistHero kicker={kicker} lines={title} lead={intro} />
      <ShortForm
        className="waitlist-form span-6"
        method="post"
        action={listPath(list)}
        source={source}
        data-title={listTitle(list)}
        returned={returned}
      />
      <QueueCard steps={[page.card.kept, ...nextSteps.slice(1)]} />
      <template>
        <Confirmation path={listPath(list)} list={listTitle(list)} steps={nextSteps} />
      </template>
      <template data-dialog>
        <WaitlistDialog list={list} />
      </template>
    </div>
  );
}
