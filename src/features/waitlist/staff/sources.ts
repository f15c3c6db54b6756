import { sourceLabels } from '#content/staff/sign-ups.ts';
import type { DatabaseHandle } from '#server/database/database.ts';

/** Whoever calls the API chooses the source: there may be any number of them. */
export const mostSources = 300;

/** Where sign-ups come from. */
export interface Sources {
  /** At most {@link mostSources}: the site's own first, then the others, each by name. */
  readonly names: readonly string[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

const siteSources = Object.keys(sourceLabels).sort();

/** The sources that there are; the index gives them without a look at each sign-up. */
export async function readSources(database: Pick<DatabaseHandle, 'db'>): Promise<Sources> {
  const [own, first] = await Promise.all([readSiteSources(database), readFirstSources(database)]);
  const others = first.filter((source) => !own.includes(source));
  return { names: [...own, ...others].slice(0, mostSources), isCut: first.length > mostSources };
}

/** Those of the site's own that somebody has come from: callers of the API could crowd them out of the first ones. */
async function readSiteSources({ db }: Pick<DatabaseHandle, 'db'>): Promise<readonly string[]> {
  const found = await Promise.all(
    siteSources.map((source) =>
      db.selectFrom('waitlist').select('source').where('source', '=', source).limit(1).executeTakeFirst(),
    ),
  );
  return found.flatMap((row) => (row === undefined ? [] : [row.source]));
}

/** The first ones by name, one more than are listed. */
async function readFirstSources({ db }: Pick<DatabaseHandle, 'db'>): Promise<readonly string[]> {
  const rows = await db
    .withRecursive('sources', (first) =>
      first
        .selectFrom('waitlist')
        .select(({ fn }) => fn.min<string | null>('source').as('source'))
        .unionAll((query) =>
          query
            .selectFrom('sources')
            .select(({ selectFrom: from }) =>
              from('waitlist')
                .select(({ fn }) => fn.min<string>('waitlist.source').as('source'))
                .whereRef('waitlist.source', '>', 'sources.source')
                .as('source'),
            )
            .where('sources.source', 'is not', null),
        ),
    )
    .selectFrom('sources')
    .select('source')
    .where('source', 'is not', null)
    .limit(mostSources + 1)
    .execute();
  return rows.flatMap(({ source }) => (source === null ? [] : [source]));
}
