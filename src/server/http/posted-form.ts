import { staffMessages } from '#content/staff/pages.ts';
import { isDatabaseAway } from '#server/database/errors.ts';
import { parseUrl } from '#shared/url.ts';
import type { FieldErrors, Returned } from '#shared/validate.ts';
import { methodProblem, problemResponse, tooManyResponse } from './answers/problems.ts';
import type { ApiCall, ReceivingServices } from './api.ts';
import { type StoredKind, type Storing, storing, type WriteRefusal } from './limits/limits.ts';
import { readFormPost } from './request/body.ts';
import { isFromOtherOrigin } from './request/origin.ts';
import type { Actor } from './staff-guard.ts';

interface FormSending {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Who asks, as the audit writes it down. */
  readonly actor: Actor;
  /** The page that the form stood on, as the browser tells it; null where it does not. */
  readonly referrer: URL | null;
}

/** A form that a browser posts by itself, and what is done with it. */
export interface PostedForm<Typed, Field extends string, Services> {
  /**
   * What strangers store by it, for the bounds on that. Left out where only the staff come: behind their password there is no write
   * limit either, which they would share with the visitors at their address.
   */
  readonly stores?: StoredKind;
  /** What the person is told when the form is not received, in Portuguese; left out where only the staff come. */
  readonly messages?: { readonly foreign: string; readonly tooLarge: string; readonly failed: string };
  /** What is shown again when the form is refused. */
  readonly read: (fields: URLSearchParams, sending: FormSending) => Typed;
  /** Receives the form: the path of the page to go to, why the form comes back, or that it is one too many. */
  readonly receive: (
    typed: Typed,
    fields: URLSearchParams,
    services: Services & Storing,
    sending: FormSending,
  ) => Promise<
    | { readonly path: string }
    | WriteRefusal
    | { readonly status: number; readonly errors?: FieldErrors<Field>; readonly problem?: string }
  >;
}

/** What {@link visitForm} needs of a page. `Astro` fits. */
export interface FormPage<Services> {
  readonly request: Request;
  readonly locals: Omit<ApiCall<Services & ReceivingServices>, 'request' | 'query'>;
  readonly response: { status?: number };
}

/**
 * Answers a request to the address that a form is posted to. A form that is accepted leads to another page (303). One that is refused is
 * shown in the answer itself, whose status is set here: nothing is kept, so any server can answer the next sending. Origin and a visitor's
 * write limit are checked before anything of the form is read (what can't be read counts as well), then size and type. Never throws: a
 * database that is away is 503.
 * @returns a whole answer (a redirect, 405, a few lines where nothing of the form was read), the form to show again, or undefined where
 *   the address is only read
 */
export async function visitForm<Typed, Field extends string, Services>(
  { stores, messages = staffMessages, read, receive }: PostedForm<Typed, Field, Services>,
  { request, locals: { services, clientKey, actor }, response }: FormPage<Services>,
): Promise<Response | Returned<Typed, Field> | undefined> {
  const refused = methodProblem(request, ['GET', 'HEAD', 'POST']);
  if (refused || request.method !== 'POST') return refused;
  if (isFromOtherOrigin(request, services.settings.siteUrl)) {
    return problemResponse('other_origin', request, {}, { message: messages.foreign });
  }
  if (stores !== undefined) {
    const decision = await services.limits.consume('write', clientKey);
    if (!decision.allowed) return tooManyResponse(request, decision.retryAfterSeconds);
  }
  const body = await readFormPost(request);
  if (!body.ok) {
    const message = body.code === 'payload_too_large' ? messages.tooLarge : messages.failed;
    return problemResponse(body.code, request, {}, { message });
  }

  const { pathname: path, searchParams: query } = new URL(request.url);
  const referrer = parseUrl(request.headers.get('Referer') ?? '');
  const sending: FormSending = { path, query, actor, referrer };
  const typed = read(body.value, sending);
  const none: Partial<Record<Field, string>> = {};
  const again = (
    status: number,
    { errors = none, problem = null }: { errors?: FieldErrors<Field>; problem?: string | null },
  ) => {
    response.status = status;
    return { ...typed, errors, problem };
  };
  try {
    const bounds = storing(services.limits, stores, clientKey);
    const received = await receive(typed, body.value, { ...services, ...bounds }, sending);
    if ('allowed' in received) return tooManyResponse(request, received.retryAfterSeconds);
    if (!('path' in received)) return again(received.status, received);
    return new Response(null, { status: 303, headers: { Location: received.path } });
  } catch (error) {
    const away = isDatabaseAway(error);
    services.log.error({ err: error }, away ? 'database away' : 'form post failed');
    return again(away ? 503 : 500, { problem: messages.failed });
  }
}
