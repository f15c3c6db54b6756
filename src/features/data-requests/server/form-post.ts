import type { Logger } from 'pino';
import { requestMessages } from '#features/data-requests/form/messages.ts';
import { followPath } from '#features/data-requests/rules/paths.ts';
import type { RequestValues, ReturnedRequest } from '#features/data-requests/rules/returned-request.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import type { WriteLimiter } from '#server/http/limits/write-limiter.ts';
import { readFormPost } from '#server/http/request/body.ts';
import { isFromOtherOrigin } from '#server/http/request/origin.ts';
import type { Settings } from '#server/settings/settings.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { tooManyMessage } from '#shared/retry-after.ts';
import { receiveDataRequest } from './receive.ts';

/** What a posted form is answered with: the request's page, or the form again. */
type RequestPostAnswer =
  | { readonly kind: 'redirect'; readonly path: string }
  | {
      readonly kind: 'form';
      readonly status: number;
      readonly form: ReturnedRequest;
      /** Seconds, for `Retry-After`. */
      readonly retryAfterSeconds?: number;
    };

/** What answering a posted form needs. `Astro.locals` fits. */
interface FormPostLocals {
  readonly services: {
    readonly database: DatabaseHandle;
    readonly log: Pick<Logger, 'error'>;
    readonly settings: Pick<Settings, 'siteUrl'>;
    readonly writeLimiter: WriteLimiter;
  };
  readonly clientKey: string;
}

/**
 * Receives a request from the form as the browser posts it.
 * @returns where the request can be followed, or what the person sees again: what was typed, and what is wrong
 */
export async function answerRequestPost(
  request: Request,
  locals: FormPostLocals,
): Promise<RequestPostAnswer> {
  const refused = (status: number, problem: string, values?: RequestValues) =>
    ({ kind: 'form', status, form: { values, errors: {}, problem } }) as const;
  const { services, clientKey } = locals;
  if (isFromOtherOrigin(request, services.settings.siteUrl)) return refused(403, requestMessages.foreign);
  const body = await readFormPost(request);
  if (!body.ok) {
    return refused(body.status, body.status === 413 ? requestMessages.tooLarge : requestMessages.failed);
  }

  const values = typedValues(body.value);
  try {
    const decision = await services.writeLimiter.consume(clientKey);
    if (!decision.allowed) {
      const { retryAfterSeconds } = decision;
      return { ...refused(429, tooManyMessage(retryAfterSeconds), values), retryAfterSeconds };
    }
    // What is shown again is what was checked, also when a field came twice.
    const bait = body.value.get(HONEYPOT_FIELD);
    const outcome = await receiveDataRequest(services.database, { ...values, [HONEYPOT_FIELD]: bait });
    if (outcome.status === 'refused') return refused(422, requestMessages.failed, values);
    return outcome.status === 'received'
      ? { kind: 'redirect', path: followPath(outcome.protocol) }
      : { kind: 'form', status: 422, form: { values, errors: outcome.errors, problem: null } };
  } catch (error) {
    const away = isDatabaseAway(error);
    services.log.error({ err: error }, away ? 'database away' : 'data request failed');
    return refused(away ? 503 : 500, requestMessages.failed, values);
  }
}

function typedValues(form: URLSearchParams): RequestValues {
  const text = (name: string): string => form.get(name) ?? '';
  return { kind: text('kind'), nome: text('nome'), email: text('email'), details: text('details') };
}
