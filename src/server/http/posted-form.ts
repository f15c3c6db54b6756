import { randomBytes } from 'node:crypto';
import { parseUrl } from '#shared/url.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { methodProblem, namesHtml, refusalResponse } from './answers/problems.ts';
import { answerForm, type FormPost, type FormPostAnswer, type FormPostLocals } from './form-post.ts';
import { createKeptForms, keptSeconds } from './kept-forms.ts';

/**
 * Post, redirect, get for a form that the browser posts by itself: every answer is a page that can be reloaded and come back to
 * without sending anything again. A refused form is kept for minutes under a cookie (docs/decisions/0012).
 */
export interface PostedForm<Typed, Field extends string, Services> {
  /** The answer to the form as it was posted: mostly a redirect, to what comes next or to the form's own address. */
  receive(request: Request, locals: FormPostLocals<Services>): Promise<PostedAnswer<Typed, Field>>;
  /**
   * What the form's address shows when it is read: the form that was refused, `accepted` after it was received at last, `none` when
   * there is no form to come back to.
   */
  show(request: Request): ShownAnswer<Typed, Field>;
  /** Whether this browser's last form was received, not long ago. */
  wasAccepted(request: Request): boolean;
}

/** {@link FormPostAnswer}, whose redirects carry the cookie of a browser that follows them by itself. */
type PostedAnswer<Typed, Field extends string> =
  | (Extract<FormPostAnswer<Typed, Field>, { kind: 'redirect' }> & { readonly cookie?: string })
  | Extract<FormPostAnswer<Typed, Field>, { kind: 'form' | 'refused' }>;

/** What a form's address shows. */
type ShownAnswer<Typed, Field extends string> =
  | Extract<FormPostAnswer<Typed, Field>, { kind: 'form' }>
  | { readonly kind: 'accepted' | 'none' };

/** Where a form lives, and what it says when what was typed is gone. */
export interface PostedFormPlace<Field extends string> {
  /** Path where it is shown again; the one that it was posted to, when left out: that of one record among many. */
  readonly path?: string;
  /** Below which the cookie is sent; holds the path. */
  readonly cookiePath: string;
  /** The id of a field's control; its name, when left out. */
  readonly controlId?: (field: Field) => string;
  /** In place of a refused form that is no longer kept, in Portuguese. */
  readonly lost: string;
}

const cookieName = 'formulario';
/** What the cookie holds after a form was received, in the place of a kept form's id. */
const accepted = 'aceito';
/**
 * In the query of a redirect to a refused form: without it the address is that of an empty one. Its value is the mark of one
 * sending, which the cookie has too: another tab's cookie says nothing about this one.
 */
const refusedMark = 'revisar';

/** Sets up a form; what it keeps lives as long as what this returns. */
export function createPostedForm<Typed, Field extends string, Services>(
  { path, cookiePath, controlId = (field) => field, lost }: PostedFormPlace<Field>,
  form: FormPost<Typed, Field, Services>,
): PostedForm<Typed, Field, Services> {
  const kept = createKeptForms<Extract<FormPostAnswer<Typed, Field>, { kind: 'form' }>['form']>();

  const cookie = (request: Request, value: string): string => {
    // The form's own page says how it was reached; a proxy may have taken TLS off.
    const secure = request.headers.get('Origin')?.startsWith('https:') ? '; Secure' : '';
    return `${cookieName}=${value}; Path=${cookiePath}; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict${secure}`;
  };

  return {
    async receive(request, locals) {
      const answer = await answerForm(request, locals, form);
      // Of too many at once, of another site's, and of a body that can't be read there is nothing to keep.
      if (answer.kind === 'refused' || !isNavigation(request)) return answer;
      const before = readCookie(request);
      kept.drop(before.id);
      if (answer.kind === 'redirect') {
        // A correction is known by the page that it came from: the way back to that page leads on.
        const isCorrection = before.mark !== '' && before.mark === markOf(request.headers.get('Referer'));
        return { ...answer, cookie: cookie(request, `${isCorrection ? before.mark : ''}.${accepted}`) };
      }
      const field = firstOf(answer.form.errors);
      const fragment = field === undefined ? '' : `#${controlId(field)}`;
      const mark = randomBytes(6).toString('base64url');
      return {
        kind: 'redirect',
        path: `${path ?? new URL(request.url).pathname}?${refusedMark}=${mark}${fragment}`,
        cookie: cookie(request, `${mark}.${kept.keep(answer.form, locals.clientKey)}`),
      };
    },
    show(request) {
      const mark = markOf(request.url);
      if (mark === undefined) return { kind: 'none' };
      const sent = readCookie(request);
      const isOfThis = mark !== '' && sent.mark === mark;
      if (isOfThis && sent.id === accepted) return { kind: 'accepted' };
      const found = isOfThis ? kept.find(sent.id) : undefined;
      if (found !== undefined) return { kind: 'form', status: 200, form: found };
      const none: Partial<Record<Field, string>> = {};
      return { kind: 'form', status: 200, form: { ...form.read(undefined), errors: none, problem: lost } };
    },
    wasAccepted: (request) => readCookie(request).id === accepted,
  };
}

/** What `visitPostedForm` needs of a page. `Astro` fits. */
interface FormPage<Services> {
  readonly request: Request;
  readonly locals: FormPostLocals<Services>;
  readonly response: { status?: number };
}

/**
 * Answers a request to a form's own address, read or posted to. Where the form is shown, the page's status is set.
 * @returns a whole answer (a redirect, 405, a refusal), or what the page has to show
 */
export async function visitPostedForm<Typed, Field extends string, Services>(
  form: PostedForm<Typed, Field, Services>,
  { request, locals, response }: FormPage<Services>,
): Promise<Response | ShownAnswer<Typed, Field>> {
  const refused = methodProblem(request, ['GET', 'HEAD', 'POST']);
  if (refused) return refused;
  const answer = request.method === 'POST' ? await form.receive(request, locals) : form.show(request);
  if (answer.kind === 'redirect') return seeOther(answer);
  if (answer.kind === 'refused') return refusalResponse(request, answer);
  if (answer.kind === 'form') response.status = answer.status;
  return answer;
}

/** The redirect of an answer; the browser reads what comes next (303). */
function seeOther({ path, cookie }: { readonly path: string; readonly cookie?: string }): Response {
  const headers = new Headers({ Location: path });
  if (cookie !== undefined) headers.set('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Whether a browser goes to the answer, and not a script or a program. */
function isNavigation(request: Request): boolean {
  return namesHtml(request.headers.get('Accept') ?? undefined);
}

/** The mark of the sending that an address is about; undefined when it is about none. */
function markOf(address: string | null): string | undefined {
  return parseUrl(address ?? '')?.searchParams.get(refusedMark) ?? undefined;
}

/** The cookie's two parts: the sending that it is about, and where what was typed is kept. */
function readCookie(request: Request): { readonly mark: string; readonly id: string } {
  const pairs = request.headers.get('Cookie')?.split('; ') ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
  const [mark = '', id = ''] = value.split('.', 2);
  return { mark, id };
}

/** The first wrong field: the errors are in the form's order. */
function firstOf<Field extends string>(errors: FieldErrors<Field>): Field | undefined {
  for (const field in errors) return field;
  return undefined;
}
