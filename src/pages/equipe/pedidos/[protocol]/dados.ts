import type { APIRoute } from 'astro';
import { requestPage } from '#content/staff/requests.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { readRequest } from '#features/data-requests/staff/requests.ts';
import { portablePerson, readPerson } from '#features/erasure/person.ts';

/** `GET /equipe/pedidos/<protocol>/dados`: all that is held about the request's e-mail, as a file for the person. */
export const ALL: APIRoute = async ({ locals, params }) => {
  const { database } = locals.services;
  const found = await readRequest(database, params.protocol);
  if (!found?.email) return new Response(null, { status: 404 });
  await recordAudit(database, {
    action: 'export',
    subject: 'request',
    subjectId: found.id,
    ...locals.actor,
  });
  const person = await readPerson(database.db, found.email.toLowerCase());
  return new Response(`${JSON.stringify(portablePerson(person), null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${requestPage.file}-${found.protocol}.json"`,
    },
  });
};
