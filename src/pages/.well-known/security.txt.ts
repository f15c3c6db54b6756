import type { APIRoute } from 'astro';
import { brand } from '#brand.ts';

/**
 * Where to tell of a weakness, as researchers and their tools look for it (RFC 9116). It is good until the month of the build begins
 * again, which is less than a year (section 2.5.5) and the same in each build of a month.
 */
export const GET: APIRoute = ({ site, url }) => {
  const today = new Date();
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth()));
  return new Response(
    [
      `Contact: mailto:${brand.emails.privacy}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: pt-BR, en',
      `Canonical: ${new URL(url.pathname, site).href}`,
      '',
    ].join('\n'),
  );
};
