import type { APIRoute } from 'astro';
import { staffViews } from '#content/staff/pages.ts';
import { deleteForm } from '#features/copyright-generator/staff/generations.ts';
import { visitForm } from '#server/http/posted-form.ts';
import { openStaffPage } from '#server/http/staff-answer.ts';

export const prerender = false;

/** `POST /equipe/geracoes/<id>/apagar`: takes a generation off the lists; read, it leads to the list. */
export const ALL: APIRoute = async ({ request, locals, redirect }) => {
  const refused = openStaffPage({ request, locals, response: { headers: new Headers() } }, [
    'GET',
    'HEAD',
    'POST',
  ]);
  if (refused) return refused;
  const answer = await visitForm(deleteForm, { request, locals, response: {} });
  return answer instanceof Response ? answer : redirect(staffViews.generations.path, 303);
};
