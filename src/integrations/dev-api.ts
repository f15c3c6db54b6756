import type { APIRoute } from 'astro';
import { endpoints } from '#api/index.ts';
import { answerApi } from '#server/http/api.ts';

export const prerender = false;

/** Any endpoint of the API, for `astro dev`. */
export const ALL: APIRoute = async ({ request, url, locals }) => {
  const methods = endpoints.get(url.pathname);
  if (methods === undefined) return new Response(null, { status: 404 });
  const { status, headers, body } = await answerApi(methods, { request, query: url.searchParams, ...locals });
  return new Response(body, { status, headers });
};
