/**
 * Whether a request that writes comes from a page of somebody else's (cross-site request forgery). Browsers say
 * so themselves in `Sec-Fetch-Site`; older ones only name the page's origin. A client that sends neither is
 * not a browser, and can't be made to act for a person by another site.
 * @param siteUrl the site's canonical origin, which counts besides the `Host` that was asked
 */
export function isFromOtherOrigin(
  request: { readonly headers: Pick<Headers, 'get'> },
  siteUrl: string,
): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('Origin');
  if (origin === null || origin === siteUrl) return false;
  const url = URL.parse(origin);
  const host = request.headers.get('Host');
  return url === null || host === null || url.host !== host.toLowerCase();
}
