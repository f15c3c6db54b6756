import type { APIRoute } from 'astro';

/** Everything may be read but the API; the sitemap lists the pages. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('sitemap-index.xml', site).href}`, ''].join(
      '\n',
    ),
  );
