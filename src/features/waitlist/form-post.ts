import { tooManyMessage } from '#schema/too-many.ts';
import { readFormPost } from '#server/http/body.ts';
import { isFromOtherOrigin } from '#server/http/origin.ts';
import { emptyPageValues } from './form-values.ts';
import { joinWithForm } from './join.ts';
import { messages } from './messages.ts';
import type { ReturnedForm } from './WaitlistPage.tsx';

/** What a form posted without JavaScript is answered with: another page, or the form again. */
export type FormPostAnswer =
  | { readonly kind: 'redirect'; readonly path: string }
  | {
      readonly kind: 'form';
      readonly status: number;
      readonly form: ReturnedForm;
      /** Seconds, for `Retry-After`. */
      readonly retryAfterSeconds?: number;
    };

const confirmation = '/portal-ai-waitlist/confirmacao';

/**
 * Signs up with the page's form as the browser posts it by itself.
 * @returns the confirmation's path, or what the visitor sees again: what was typed, and what is wrong with it
 */
export async function answerFormPost(request: Request, locals: App.Locals): Promise<FormPostAnswer> {
  if (isFromOtherOrigin(request, locals.services.env.siteUrl)) return emptyForm(403, messages.foreign);
  const body = await readFormPost(request);
  if (!body.ok) return emptyForm(body.status, body.status === 413 ? messages.tooLarge : messages.failed);

  const { outcome, values } = await joinWithForm(locals, body.value);
  const refused = (status: number, problem: string) => ({
    kind: 'form' as const,
    status,
    form: { values, errors: {}, problem },
  });
  switch (outcome.status) {
    case 'joined':
      return { kind: 'redirect', path: confirmation };
    case 'invalid':
      return { kind: 'form', status: 422, form: { values, errors: outcome.errors, problem: null } };
    case 'duplicate':
      return refused(409, messages.duplicate);
    case 'limited': {
      const { retryAfterSeconds } = outcome;
      return { ...refused(429, tooManyMessage(retryAfterSeconds)), retryAfterSeconds };
    }
    case 'unavailable':
      return refused(503, messages.failed);
    case 'failed':
      return refused(500, messages.failed);
  }
}

function emptyForm(status: number, problem: string): FormPostAnswer {
  return { kind: 'form', status, form: { values: emptyPageValues, errors: {}, problem } };
}
