import type { Logger } from 'pino';
import { tooManyMessage } from '#content/problems.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { FieldErrors } from '#shared/validate.ts';
import type { WriteLimiter } from './limits/write-limiter.ts';
import { readFormPost } from './request/body.ts';
import { isFromOtherOrigin } from './request/origin.ts';

/** What receiving any posted form needs of the server. `Astro.locals` fits. */
export interface FormPostLocals<Services = unknown> {
  readonly services: Services & {
    readonly log: Pick<Logger, 'error'>;
    readonly settings: Pick<Settings, 'siteUrl'>;
    readonly writeLimiter: WriteLimiter;
  };
  /** The client's address as a rate-limit key. */
  readonly clientKey: string;
}

/** A form that is shown again: as it was typed, and what is wrong with it. */
type ReturnedForm<Typed, Field extends string> = Typed & {
  readonly errors: FieldErrors<Field>;
  /** What is wrong with it as a whole, in Portuguese. */
  readonly problem: string | null;
};

/** What a posted form is answered with: another page, or the form again. */
export type FormPostAnswer<Typed, Field extends string> =
  | { readonly kind: 'redirect'; readonly path: string }
  | {
      readonly kind: 'form';
      readonly status: number;
      readonly form: ReturnedForm<Typed, Field>;
      /** Seconds, for `Retry-After`. */
      readonly retryAfterSeconds?: number;
    };

/** What one form does with what was posted. */
export interface FormPost<Typed, Field extends string, Services> {
  /** What the person is told when the form is not received, in Portuguese. */
  readonly messages: { readonly foreign: string; readonly tooLarge: string; readonly failed: string };
  /** What is shown again; `fields` is undefined when the body could not be trusted or read. */
  readonly read: (fields: URLSearchParams | undefined) => Typed;
  /** Receives the form: the path of the page to go to, or why the form comes back. */
  readonly receive: (
    typed: Typed,
    fields: URLSearchParams,
    services: Services,
  ) => Promise<
    | { readonly path: string }
    | { readonly status: number; readonly errors?: FieldErrors<Field>; readonly problem?: string }
  >;
}

/**
 * Receives a form as the browser posts it by itself: checks origin, size, type and the write limit (which a body that
 * can't be read counts for as well), and hands it to `receive`. Never throws: a database that is away is 503.
 */
export async function answerForm<Typed, Field extends string, Services>(
  request: Request,
  { services, clientKey }: FormPostLocals<Services>,
  { messages, read, receive }: FormPost<Typed, Field, Services>,
): Promise<FormPostAnswer<Typed, Field>> {
  const again = (
    status: number,
    typed: Typed,
    wrong: { readonly errors?: FieldErrors<Field>; readonly problem?: string },
  ) => {
    const none: Partial<Record<Field, string>> = {};
    const form = { ...typed, errors: wrong.errors ?? none, problem: wrong.problem ?? null };
    return { kind: 'form', status, form } as const;
  };

  if (isFromOtherOrigin(request, services.settings.siteUrl)) {
    return again(403, read(undefined), { problem: messages.foreign });
  }
  const body = await readFormPost(request);
  const typed = read(body.ok ? body.value : undefined);
  try {
    const decision = await services.writeLimiter.consume(clientKey);
    if (!decision.allowed) {
      const { retryAfterSeconds } = decision;
      return { ...again(429, typed, { problem: tooManyMessage(retryAfterSeconds) }), retryAfterSeconds };
    }
    if (!body.ok) {
      const problem = body.status === 413 ? messages.tooLarge : messages.failed;
      return again(body.status, typed, { problem });
    }
    const received = await receive(typed, body.value, services);
    return 'path' in received
      ? { kind: 'redirect', path: received.path }
      : again(received.status, typed, received);
  } catch (error) {
    const away = isDatabaseAway(error);
    services.log.error({ err: error }, away ? 'database away' : 'form post failed');
    return again(away ? 503 : 500, typed, { problem: messages.failed });
  }
}
