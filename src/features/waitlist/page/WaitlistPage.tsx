import './WaitlistPage.css';
import type { ComponentProps, ReactNode } from 'react';
import { HeadlineDot, HeadlineLines } from '#components/sections/Headline.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { confirmation, page } from '#content/waitlist.ts';
import { type ListId, listPath, lists, listTitle } from '#content/waitlist-lists.ts';
import { WaitlistDialog } from '#features/waitlist/dialog/WaitlistDialog.tsx';
import { SignUpForm } from '#features/waitlist/form/SignUpForm.tsx';
import { newspaperName, sectionsDone } from '#features/waitlist/form/sections.ts';
import { pageSource } from '#features/waitlist/rules/fields.ts';
import { emptyValues } from '#features/waitlist/rules/form-values.ts';
import { sendPath } from '#features/waitlist/rules/paths.ts';
import type { ReturnedForm } from '#features/waitlist/rules/schema.ts';
import type { DatedText } from '#shared/dated-text.ts';
import { Confirmation } from './Confirmation.tsx';
import { QueueCard } from './QueueCard.tsx';

/** A form that the server sent back; undefined where nothing was sent yet. */
type Returned = { readonly returned?: ReturnedForm | undefined };

/**
 * The waitlist page (R-WLP-1 to R-WLP-19), as plain HTML that the browser posts to an on-demand route by itself. With
 * `WaitlistScript` it sends without leaving the page, keeps a draft, and shows the confirmation in the place of the form.
 */
export function WaitlistPage({ returned }: Returned) {
  const start = returned?.values ?? emptyValues;
  return (
    <ListFrame
      {...page.hero}
      form={{ source: pageSource, action: sendPath, 'data-title': page.title, returned }}
      card={{
        newspaper: newspaperName(start),
        done: sectionsDone(start),
        steps: [page.card.kept, confirmation.nextSteps[1], page.card.early],
      }}
      confirmation={<Confirmation />}
    />
  );
}

/**
 * The form of a list's dialog as a page, for who comes without the dialog's script (R-WLD-10): the same fields, rules and source.
 * Plain HTML, posting to its own address; the dialog takes form and words from here.
 */
export function ListPage({ list, returned }: Returned & { readonly list: ListId }) {
  const { source, kicker, title, intro, nextSteps } = lists[list];
  const path = listPath(list);
  return (
    <ListFrame
      kicker={kicker}
      lines={title}
      lead={intro}
      form={{ source, action: path, 'data-title': listTitle(list), returned }}
      card={{ steps: [page.card.kept, ...nextSteps.slice(1)] }}
      confirmation={<Confirmation path={path} list={listTitle(list)} steps={nextSteps} />}
    >
      <template data-dialog>
        <WaitlistDialog list={list} />
      </template>
    </ListFrame>
  );
}

/** The page of a waiting list: a short opening on black, the form, the queue on the card beside both; the confirmation waits in a template. */
function ListFrame({
  kicker,
  lines,
  lead,
  form,
  card,
  confirmation: joined,
  children,
}: {
  readonly kicker: string;
  readonly lines: readonly [string, string];
  readonly lead: DatedText | string;
  readonly form: ComponentProps<typeof SignUpForm> & { readonly 'data-title': string };
  readonly card: ComponentProps<typeof QueueCard>;
  readonly confirmation: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className="waitlist-page page-wrap page-grid">
      <section className="waitlist-hero night">
        <p className="type-label">{kicker}</p>
        <h1 className="type-h1">
          <HeadlineLines lines={lines}>
            <HeadlineDot lands />
          </HeadlineLines>
        </h1>
        <p className="type-lead">
          <Dated text={lead} />
        </p>
      </section>
      <SignUpForm {...form} />
      <QueueCard {...card} />
      <template>{joined}</template>
      {children}
    </div>
  );
}
