import { messages } from '#content/waitlist.ts';
import type { PageField } from '#features/waitlist/rules/schema.ts';
import { answerForm, type FormPostAnswer, type FormPostLocals } from '#server/http/form-post.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { type JoinServices, joinWithForm, readSentForm, type SentForm } from './join.ts';

const confirmationPath = '/portal-ai-waitlist/confirmacao';

/**
 * Signs up with the page's form as the browser posts it by itself.
 * @returns the confirmation's path, or what the visitor sees again: what was typed, and what is wrong with it
 */
export function answerFormPost(
  request: Request,
  locals: FormPostLocals<JoinServices>,
): Promise<FormPostAnswer<SentForm, PageField>> {
  return answerForm(request, locals, {
    messages,
    read: readSentForm,
    async receive(sent, fields) {
      const outcome = await joinWithForm(locals.services, sent, fields.get(HONEYPOT_FIELD));
      if (outcome.status === 'joined') return { path: confirmationPath };
      return outcome.status === 'invalid'
        ? { status: 422, errors: outcome.errors }
        : { status: 409, problem: messages.duplicate };
    },
  });
}
