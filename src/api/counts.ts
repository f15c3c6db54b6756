import { problemMessages } from '#content/problems.ts';
import { countTold } from '#features/funnel/visit.ts';
import { invalidBody } from '#server/http/answers/problems.ts';
import type { Endpoint } from '#server/services.ts';

/** `POST /api/counts`: a page tells that it is shown after it was rendered ahead, or that its form is begun (R-EQ-30). */
export const counts: Endpoint = {
  failure: problemMessages.internal,
  limiter: 'countLimiter',
  async POST({ request, services, body }) {
    const kind = (['view', 'begun'] as const).find((known) => known === body);
    if (kind === undefined) return invalidBody(problemMessages.badRequest);
    if (services.dayCounts) countTold(services.dayCounts, kind, request.headers);
    return { status: 204, body: {} };
  },
};
