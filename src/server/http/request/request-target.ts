/** A request's target, read: the path decoded for looking files up, the query as it came. */
export interface RequestTarget {
  /** Path as it was sent, percent-encoded. */
  readonly raw: string;
  /** Path decoded. Starts with a slash; has no `.` or `..` segment, backslash or control character. */
  readonly pathname: string;
  /** Query with its question mark, or nothing. */
  readonly search: string;
}

/**
 * Reads the target of a request line (RFC 9112, section 3.2): `/path?query` or, as to a proxy, a whole URL.
 * @returns undefined when it is malformed or tries to leave the site's folder
 */
export function parseTarget(target: string): RequestTarget | undefined {
  const local = target.startsWith('/') ? target : withoutOrigin(target);
  if (local === undefined) return undefined;
  const [withoutFragment = ''] = local.split('#', 1);
  const mark = withoutFragment.indexOf('?');
  const raw = mark < 0 ? withoutFragment : withoutFragment.slice(0, mark);
  const pathname = decode(raw);
  if (pathname === undefined) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (/[\\\u0000-\u001f\u007f]/.test(pathname)) return undefined;
  if (pathname.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return { raw, pathname, search: mark < 0 ? '' : withoutFragment.slice(mark) };
}

/**
 * The one address a path should have (no slash at the end, no `index`, no `.html`, plain encoding),
 * when the request used another.
 * @param isPage whether a decoded path is a page of the site
 * @returns the path to redirect to, always on this site, or undefined when the path is already right
 */
export function canonicalPath(
  target: RequestTarget,
  isPage: (pathname: string) => boolean,
): string | undefined {
  const trimmed = target.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const page = trimmed.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  if (isPage(page)) return encodeURI(page) === target.raw ? undefined : encodeURI(page);
  // Not a page, perhaps a route on demand: only the slashes are put right. A path that began with two
  // would be read by a browser as another host, which is why they are collapsed first.
  const slashes = target.raw.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return slashes === target.raw ? undefined : slashes;
}

/** Whether an address asks for a search. */
export function hasQuery({ search }: RequestTarget): boolean {
  return (new URLSearchParams(search).get('q') ?? '').trim() !== '';
}

function withoutOrigin(target: string): string | undefined {
  const url = URL.parse(target);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.pathname + url.search : undefined;
}

/**
 * A text with its `%20` and the like read, up to so many times over: a bound, because each round reads all of it. What can't be read any
 * further stays as it is.
 */
export function decodeAgain(text: string, rounds: number): string {
  let read = text;
  try {
    for (let round = 0; round < rounds && read.includes('%'); round += 1) read = decodeURIComponent(read);
  } catch {
    // What was read before counts.
  }
  return read;
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
