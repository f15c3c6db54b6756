import { createHash } from 'node:crypto';

const header = 'Content-Security-Policy';

/**
 * A page's answer with only its own hashes in its policy. Astro names the hashes of every style and script of the
 * site in each: four kilobytes of header, more than nginx takes from a server behind it by default (4 kB, answered
 * with 502), and permission for what the page does not have.
 *
 * Works around: a policy with the hashes of the whole site. Upstream: none found.
 * When Astro changes: take this out and look at the length of a page's policy.
 * @param response what Astro answers; anything but HTML with a policy is returned as it is
 */
export async function withOwnPolicy(response: Response): Promise<Response> {
  const policy = response.headers.get(header);
  if (policy === null || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const hashes = hashesIn(html);
  const headers = new Headers(response.headers);
  headers.set(
    header,
    policy.replaceAll(/ '(sha256-[^']+)'/g, (source, hash) => (hashes.has(hash) ? source : '')),
  );
  return new Response(html, { status: response.status, statusText: response.statusText, headers });
}

/** What a policy calls the content of each style and script of a page; Astro's markup nests none of them. */
function hashesIn(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
      ([, , content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
    ),
  );
}
