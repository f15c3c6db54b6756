import type { DatabaseHandle } from '#server/database/database.ts';

/** A source is a free text of the visitor's: there may be any number of them. */
export const mostSources = 300;

/** The sources that there are, by name; the index gives them without a look at each sign-up. */
export async function readSources({ db }: Pick<DatabaseHandle, 'db'>): Promise<readonly string[]> {
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
    .limit(mostSources)
    .execute();
  return rows.flatMap(({ source }) => (source === null ? [] : [source]));
}
