import { consent } from '#brand.ts';

/**
 * Policy of an answer that shows nothing by itself: redirects, JSON, plain text, assets. Pages carry their
 * own policy with hashes, written by the build (dist/_headers.json) or by Astro for on-demand pages.
 */
export const strictContentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/**
 * What a browser can tell or do about a person, off for the site and for anything it might embed. Not every feature there is: the
 * list comes with each page, whose first flight it shares (docs/decisions.md, 10).
 */
const unusedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'serial',
  'usb',
] as const;

/**
 * Headers that every answer carries, whatever its kind or status (OWASP Secure Headers Project).
 * An answer may replace one (a page its policy, a sharing image its resource policy) but none is left out.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': strictContentSecurityPolicy,
  // A third-party service need not know about `Cross-Origin-Resource-Policy`; without cookies its files may come.
  'Cross-Origin-Embedder-Policy': consent.services.length === 0 ? 'require-corp' : 'credentialless',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The generator copies a code, hence clipboard-write.
  'Permissions-Policy': `${unusedFeatures.map((feature) => `${feature}=()`).join(', ')}, clipboard-write=(self)`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * What replaces those on the one document that a page of ours shows in a frame: the preview of a client's
 * code. The code has inline styles, so its document has a policy of its own: no script, no form, no request,
 * and an opaque origin (`sandbox`). Opened as a page, a sandboxed document must not ask for isolation (HTML,
 * 7.1.3).
 */
export const framedHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    'sandbox',
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * What HTML carries besides: the rules by which a browser renders or fetches internal pages before they are asked for.
 * They live in public/ because a strict policy refuses them inline.
 */
export const htmlHeaders: Readonly<Record<string, string>> = {
  'Speculation-Rules': '"/speculation-rules.json"',
};
