import { messages } from '#content/waitlist.ts';
import { type ListId, listIds, listPath, lists } from '#content/waitlist-lists.ts';
import { confirmationPath } from '#features/waitlist/rules/paths.ts';
import type { DialogField, PageField } from '#features/waitlist/rules/schema.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
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
export const signUpForm: PostedForm<SentForm, PageField, JoinServices> = {
  stores: 'signUp',
  messages,
  read: readSentForm,
  receive: async (sent, fields, services) =>
    answerOf(await joinWithForm(services, sent, fields.get(HONEYPOT_FIELD)), confirmationPath),
};

/** The same for the dialog's form on each list's own page. */
export const listForms = new Map(listIds.map((id) => [id, listForm(id)]));

function listForm(id: ListId): PostedForm<SentDialogForm, DialogField, JoinServices> {
  return {
    stores: 'signUp',
    messages,
    read: readSentDialogForm,
    receive: async (sent, fields, services) =>
      answerOf(
        await joinWithDialogForm(services, sent, lists[id].source, fields.get(HONEYPOT_FIELD)),
        `${listPath(id)}/confirmacao`,
      ),
  };
}

/** In the query of a confirmation's address: when the sign-up was made, in milliseconds since 1970, to base 36. */
const madeAtName = 'em';
/** For how long that address confirms. */
const confirmedForMs = 15 * 60_000;

/** Whether a confirmation's address is that of a sign-up made just now, so that it tells nobody else that they signed up (R-WLP-22). */
export function isConfirmed({ searchParams }: URL): boolean {
  const madeAt = Number.parseInt(searchParams.get(madeAtName) ?? '', 36);
  // Another server's clock may be ahead.
  return Math.abs(Date.now() - madeAt) < confirmedForMs;
}

/** How a sign-up ended, as the answer to its form. */
function answerOf<Field extends string>(outcome: JoinOutcome<Field>, joinedPath: string) {
  if (outcome.status === 'joined') return { path: `${joinedPath}?${madeAtName}=${Date.now().toString(36)}` };
  return outcome.status === 'invalid'
    ? { status: 422, errors: outcome.errors }
    : { status: 409, problem: messages.duplicate };
}
