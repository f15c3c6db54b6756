import type { MiddlewareHandler } from 'astro';
import { isDatabaseAway } from '#server/database/errors.ts';
import { htmlHeaders } from '#server/http/answers/headers.ts';
import { problemResponse } from '#server/http/answers/problems.ts';
import { isBodyTooLarge } from '#server/http/request/body.ts';
import { refuseStaffPage, staffHeaders } from '#server/http/staff-answer.ts';
import { withOwnPolicy } from './astro-adapter/page-policy.ts';

/**
 * Astro's side of the server. Every page gets a policy of its own, at build and on demand. Around on-demand routes an
 * exception becomes an answer in Portuguese, HTML gets its headers, and the staff's pages begin. The outer server
 * (src/server/http/handler.ts) sets everything else.
 */
export const onRequest: MiddlewareHandler = async (context, next) => {
  if (context.isPrerendered) return withOwnPolicy(await next());
  if (import.meta.env.DEV) await provideServices(context.locals);
  try {
    const isStaffs = context.routePattern.startsWith('/equipe');
    const refused = isStaffs ? refuseStaffPage(context) : undefined;
    const response = await withOwnPolicy(refused ?? (await next()));
    if (isStaffs) for (const [name, value] of Object.entries(staffHeaders)) response.headers.set(name, value);
    // A framed document (it says so itself) leads nowhere: it fetches no pages ahead.
    const isPage = !response.headers.has('X-Frame-Options');
    if (isPage && response.headers.get('Content-Type')?.startsWith('text/html')) {
      response.headers.set('Content-Type', 'text/html; charset=utf-8');
      for (const [name, value] of Object.entries(htmlHeaders)) response.headers.set(name, value);
    }
    return response;
  } catch (error) {
    // A body that came in pieces, without a length that the outer server could have refused.
    if (isBodyTooLarge(error)) return problemResponse('payload_too_large', context.request);
    const away = isDatabaseAway(error);
    context.locals.services.log.error({ err: error }, away ? 'database away' : 'route failed');
    return problemResponse(away ? 'unavailable' : 'internal', context.request);
  }
};

/** `astro dev` has no outer server: the services are opened on the first request, which migrates the database, and kept. */
async function provideServices(locals: App.Locals): Promise<void> {
  locals.services ??= await openedOnce();
  locals.clientKey ??= 'dev';
  locals.actor ??= { who: 'dev', address: 'dev' };
}

let opening: Promise<App.Locals['services']> | undefined;

function openedOnce(): Promise<App.Locals['services']> {
  opening ??= Promise.all([import('#server/services.ts'), import('#server/settings/settings.ts')]).then(
    async ([{ createServices }, { readSettings }]) => {
      const services = await createServices(readSettings(process.env));
      services.outbox.start();
      return services;
    },
  );
  return opening;
}
