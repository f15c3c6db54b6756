import type { DatabaseHandle } from '#server/database/database.ts';
import type { SiteReferral } from './payload.ts';

/**
 * Keeps one visit.
 * @param referral what `parseSiteReferral` gave
 * @throws the database's error when it can't be used
 */
export async function addSiteReferral(
  { db }: Pick<DatabaseHandle, 'db'>,
  { metadata, ...row }: SiteReferral,
): Promise<void> {
  await db
    .insertInto('site_referrals')
    .values({ ...row, metadata: JSON.stringify(metadata) })
    .execute();
}
