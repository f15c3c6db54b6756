import { messages } from '#content/waitlist.ts';
import { formKey, KEY_FIELD } from '#features/waitlist/rules/attempt.ts';
import { pageValues } from '#features/waitlist/rules/form-values.ts';
import type { ReturnedForm } from '#features/waitlist/rules/returned-form.ts';
import type { WriteLimiter } from '#server/http/limits/write-limiter.ts';
import { readFormPost } from '#server/http/request/body.ts';
import { isFromOtherOrigin } from '#server/http/request/origin.ts';
import type { Settings } from '#server/settings/settings.ts';
import { tooManyMessage } from '#shared/retry-after.ts';
import { type JoinServices, joinWithForm } from './join.ts';

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

/** What answering a posted form needs. `Astro.locals` fits. */
interface FormPostLocals {
  readonly services: JoinServices & {
    readonly settings: Pick<Settings, 'siteUrl'>;
    readonly writeLimiter: WriteLimiter;
  };
  readonly clientKey: string;
}

const confirmation = '/portal-ai-waitlist/confirmacao';

/**
 * Signs up with the page's form as the browser posts it by itself.
 * @returns the confirmation's path, or what the visitor sees again: what was typed, and what is wrong with it
 */
export async function answerFormPost(
  request: Request,
  { services, clientKey }: FormPostLocals,
): Promise<FormPostAnswer> {
  const refused = (status: number, problem: string, form = new URLSearchParams()) =>
    again(status, { values: pageValues(form), problem, key: formKey(form.get(KEY_FIELD)) });

  if (isFromOtherOrigin(request, services.settings.siteUrl)) return refused(403, messages.foreign);
  const body = await readFormPost(request);
  const decision = await services.writeLimiter.consume(clientKey);
  if (!decision.allowed) {
    const { retryAfterSeconds } = decision;
    const form = body.ok ? body.value : undefined;
    return { ...refused(429, tooManyMessage(retryAfterSeconds), form), retryAfterSeconds };
  }
  if (!body.ok) return refused(body.status, body.status === 413 ? messages.tooLarge : messages.failed);

  const { outcome, ...form } = await joinWithForm(services, body.value);
  switch (outcome.status) {
    case 'joined':
      return { kind: 'redirect', path: confirmation };
    case 'invalid':
      return again(422, { ...form, errors: outcome.errors });
    case 'duplicate':
      return again(409, { ...form, problem: messages.duplicate });
    case 'unavailable':
      return again(503, { ...form, problem: messages.failed });
    case 'failed':
      return again(500, { ...form, problem: messages.failed });
  }
}

/** The form once more, with what is wrong with it. */
function again(
  status: number,
  form: Pick<ReturnedForm, 'values' | 'key'> & Partial<ReturnedForm>,
): Extract<FormPostAnswer, { kind: 'form' }> {
  return { kind: 'form', status, form: { errors: {}, problem: null, ...form } };
}
