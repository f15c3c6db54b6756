import { checkFields } from '#content/forms.ts';
import { generator } from '#content/generator.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { parseGeneration } from '#features/copyright-generator/embed/schema.ts';
import {
  recentGenerations,
  saveGeneration,
  searchGenerations,
} from '#features/copyright-generator/server/store.ts';
import { invalid, tooManyRequests } from '#server/http/answers/problems.ts';
import type { Endpoint } from '#server/services.ts';

/**
 * `GET /api/copyright-generations`: the 10 newest, or with `?search=` those whose client's name contains it.
 * `POST`: keeps one; sent again within ten minutes it is kept once (R-API-10 to R-API-12). Where only the staff get here, that is written down.
 */
export const copyrightGenerations: Endpoint = {
  stores: 'generation',
  failure: { GET: generator.saved.failed, POST: generator.messages.saveFailedInline },
  async GET({ query, services }) {
    const term = query.get('search');
    const items =
      term === null
        ? await recentGenerations(services.database)
        : await searchGenerations(services.database, term);
    return { status: 200, body: { items } };
  },
  async POST({ services, body, actor }) {
    const generation = parseGeneration(body);
    if (!generation.ok) return invalid(checkFields, generation.errors);
    const isStaff = services.settings.staff !== undefined;
    const kept = await services.store(() =>
      saveGeneration(services.database, generation.value, async (db, subjectId) => {
        const entry = { action: 'create', subject: 'generation', subjectId, ...actor } as const;
        if (isStaff) await recordAudit({ db }, entry);
      }),
    );
    if (!kept.allowed) return tooManyRequests(kept.retryAfterSeconds);
    return { status: 201, body: { ok: true } };
  },
};
