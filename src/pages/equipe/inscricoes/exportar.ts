import type { APIRoute } from 'astro';
import { signUpsPage } from '#content/staff/sign-ups.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { toCsv, toJson } from '#features/waitlist/staff/csv.ts';
import { describeFilter, readFilter } from '#features/waitlist/staff/filter.ts';
import { notedPages, readableColumns } from '#features/waitlist/staff/page-export.ts';
import { problemResponse } from '#server/http/answers/problems.ts';
import { textStream } from '#server/http/staff-answer.ts';
import { dayOf } from '#shared/dates.ts';

/**
 * `GET /equipe/inscricoes/exportar?formato=csv|json&separador=;|,` and the filter of the list: the sign-ups as a file, in the order
 * of the list, read and sent a page at a time. The CSV is for people, with titles and answers in Portuguese; the JSON is for programs, with the names and
 * values of the database, and `note`. A format or a filter that there is none of is 400.
 */
export const ALL: APIRoute = async ({ request, locals, url }) => {
  const { database, log } = locals.services;
  const typed = readFilter(url.searchParams);
  const format = url.searchParams.get('formato');
  const separator = url.searchParams.get('separador') ?? ';';
  const isKnown = format === 'json' || (format === 'csv' && (separator === ';' || separator === ','));
  if (!isKnown || Object.keys(typed.errors).length > 0) return problemResponse('bad_request', request);
  const headers = {
    'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${signUpsPage.exports.file}-${dayOf(new Date())}.${format}"`,
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const detail = `${format} ${describeFilter(typed)}`.trim();
  await recordAudit(database, {
    action: 'export',
    subject: 'sign-up',
    detail,
    ...locals.actor,
  });
  const pages = notedPages(database, typed.filter, typed.order);
  const pieces =
    format === 'csv' ? toCsv(pages, readableColumns, separator === ',' ? ',' : ';') : toJson(pages);
  return new Response(
    textStream(pieces, (error) => log.error({ err: error }, 'export failed')),
    { headers },
  );
};
