import { lostAnswers } from '#content/forms.ts';
import { messages } from '#content/waitlist.ts';
import { type ListId, listIds, listPath, lists } from '#content/waitlist-lists.ts';
import { dialogControlId } from '#features/waitlist/rules/control-ids.ts';
import { confirmationPath, pagePath, sendPath } from '#features/waitlist/rules/paths.ts';
import type { DialogField, PageField } from '#features/waitlist/rules/schema.ts';
import { createPostedForm } from '#server/http/posted-form.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import {
  type JoinOutcome,
  type JoinServices,
  joinWithDialogForm,
  joinWithForm,
  readSentDialogForm,
  readSentForm,
  type SentDialogForm,
  type SentForm,
} from './join.ts';

/** Signing up with the page's form as the browser posts it by itself; a sign-up leads to the confirmation. */
export const signUpForm = createPostedForm<SentForm, PageField, JoinServices>(
  { path: sendPath, cookiePath: pagePath, lost: lostAnswers },
  {
    stores: 'signUp',
    messages,
    read: readSentForm,
    receive: async (sent, fields, services) =>
      answerOf(await joinWithForm(services, sent, fields.get(HONEYPOT_FIELD)), confirmationPath),
  },
);

/** Where a sign-up on a list's own page is confirmed. */
export const listConfirmationPath = (id: ListId): string => `${listPath(id)}/confirmacao`;

/** The same for the dialog's form on each list's own page. */
export const listForms = new Map(listIds.map((id) => [id, listForm(id)]));

function listForm(id: ListId) {
  const path = listPath(id);
  return createPostedForm<SentDialogForm, DialogField, JoinServices>(
    { path, cookiePath: path, controlId: dialogControlId, lost: lostAnswers },
    {
      stores: 'signUp',
      messages,
      read: readSentDialogForm,
      receive: async (sent, fields, services) =>
        answerOf(
          await joinWithDialogForm(services, sent, lists[id].source, fields.get(HONEYPOT_FIELD)),
          listConfirmationPath(id),
        ),
    },
  );
}

/** How a sign-up ended, as the answer to its form. */
function answerOf<Field extends string>(outcome: JoinOutcome<Field>, joinedPath: string) {
  if (outcome.status === 'joined') return { path: joinedPath };
  return outcome.status === 'invalid'
    ? { status: 422, errors: outcome.errors }
    : { status: 409, problem: messages.duplicate };
}
