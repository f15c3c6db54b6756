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
  const headers = new Headers(response.headers);
  headers.set(header, ownPolicy(policy, html));
  // Without Astro's words for the status, which stay `OK` where a page changed it: Node knows the right ones.
  return new Response(html, { status: response.status, headers });
}

/** A policy without the hashes of what is not in the page. Astro's markup nests no style and no script. */
export function ownPolicy(policy: string, html: string): string {
  const contents = html.matchAll(/<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g);
  const hashes = new Set([...contents].map(([, , content = '']) => policyHash(content)));
  return policy.replaceAll(/ ('sha256-[^']+')/g, (source, hash) => (hashes.has(hash) ? source : ''));
}

/** What a policy calls a script or a sheet that stands in the page. */
export function policyHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
