import type { APIRoute } from 'astro';
import { generatorSchema } from '#features/copyright-generator/embed/schema.ts';
import { previewDocument, previewYear } from '#features/copyright-generator/preview/preview-document.ts';
import { framedHeaders } from '#server/http/answers/headers.ts';
import { methodProblem } from '#server/http/answers/problems.ts';
import { validate } from '#shared/validate.ts';

/**
 * `GET /copyright/previa?clientName=&url=&mode=&year=`: a document that shows the code of these values and nothing else,
 * for the frame of `/copyright`. Wrong values are answered 422, with what is wrong.
 */
export const ALL: APIRoute = ({ request, url }) => {
  const refused = methodProblem(request, ['GET', 'HEAD']);
  if (refused) return refused;
  const checked = validate(generatorSchema, Object.fromEntries(url.searchParams));
  const year = previewYear(url.searchParams.get('year'), new Date());
  const body = checked.ok
    ? previewDocument({ ...checked.value, year })
    : Object.values(checked.errors).join('\n');
  return new Response(request.method === 'HEAD' ? null : body, {
    status: checked.ok ? 200 : 422,
    headers: {
      ...framedHeaders,
      'Cache-Control': 'no-store',
      'Content-Type': `text/${checked.ok ? 'html' : 'plain'}; charset=utf-8`,
      'X-Robots-Tag': 'noindex',
    },
  });
};
