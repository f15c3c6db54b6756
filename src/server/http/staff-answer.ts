import { isDay } from '#shared/dates.ts';
import { readRowId } from '#shared/ids.ts';
import type { PageAt } from '#shared/row-pages.ts';
import { methodProblem } from './answers/problems.ts';

/** Routes of the staff's that a form is posted to; the others are only read. */
const postedTo =
  /^\/equipe\/(?:avisos|geracoes|retidas|(?:inscricoes|pedidos)\/\[\w+\](?:\/apagar|\/corrigir)?)$/;

/**
 * Answers a request to the staff's pages before any of them does: they are there only while somebody may see them, also where no outer
 * server asks for one (`astro dev`), and take the methods that they are made for.
 * @returns undefined where the page answers
 */
export function refuseStaffPage({
  request,
  locals,
  routePattern,
}: {
  readonly request: Request;
  readonly locals: { readonly services: { readonly settings: { readonly staff: unknown } } };
  readonly routePattern: string;
}): Response | undefined {
  if (locals.services.settings.staff === undefined) return new Response(null, { status: 404 });
  return methodProblem(request, ['GET', 'HEAD', ...(postedTo.test(routePattern) ? ['POST'] : [])]);
}

/** What stands behind a view's path, such as a row's number: `7` of `/equipe/inscricoes/7/apagar`. */
export function partBelow(view: string, path: string): string | undefined {
  return path.startsWith(`${view}/`) ? path.slice(view.length).split('/')[1] : undefined;
}

/** The page of a list that an address asks for: fifty rows, behind the one that it names (`?antes=`). */
export function pageAt({ searchParams }: URL): PageAt {
  return { before: readRowId(searchParams.get('antes')), limit: 50 };
}

/**
 * Reads the fields of a filter from an address: those that are not empty, as they were typed.
 * @param words what each field is called, and what is said when it can't be meant
 * @returns `read`, which gives what a field asks for, undefined for nothing, and adds to `errors` where it is not known
 */
export function readFields<Name extends string>(
  query: URLSearchParams,
  words: Readonly<Record<Name, { readonly label: string; readonly wrong?: string }>>,
) {
  const values: Partial<Record<Name, string>> = {};
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(words) as Name[]) {
    const typed = query.get(name)?.trim();
    if (typed) values[name] = typed;
  }
  const read = <Value>(name: Name, known: (typed: string) => Value | undefined): Value | undefined => {
    const typed = values[name];
    const value = typed === undefined ? undefined : known(typed);
    if (typed !== undefined && value === undefined) errors[name] = words[name].wrong ?? '';
    return value;
  };
  return { values, errors, read };
}

/** A day as a field has it, `2026-03-05`; undefined for what is none. */
export const dayTyped = (typed: string): string | undefined => (isDay(typed) ? typed : undefined);

/** Headers of whatever the staff are shown: search engines don't keep it; no other site gets its address, which may hold a name that was searched for. */
export const staffHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/**
 * What was just done, as the redirect after a form says it (`?feito=`).
 * @param words by what the address may say
 */
export function outcomeOf(
  { searchParams }: URL,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const outcome = searchParams.get('feito');
  return outcome !== null && Object.hasOwn(words, outcome) ? words[outcome] : undefined;
}

/**
 * Pieces of a text as the body of an answer: the next is asked for when the client has taken the last one.
 * @param onError hears why the body ends before its end, which breaks the connection off
 */
export function textStream(
  pieces: AsyncGenerator<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
