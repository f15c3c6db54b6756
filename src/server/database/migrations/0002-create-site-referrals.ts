import { sql } from 'kysely';
import { columnKinds, hasLength, type Migration, startTable } from './columns.ts';

/** Visits that came from a link on a customer's site (R-REF-2). */
export const createSiteReferrals: Migration = async (db, kind) => {
  const { json, isJsonObject } = columnKinds(kind);
  await startTable(db, kind, 'site_referrals')
    .addColumn('referring_domain', 'text', (column) => column.notNull())
    .addColumn('page_visited', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('metadata', json, (column) => column.notNull())
    // 253 is the longest domain name (RFC 1035, section 2.3.4, without the root's dot).
    .addCheckConstraint('site_referrals_referring_domain_length', hasLength('referring_domain', 1, 253))
    .addCheckConstraint(
      'site_referrals_page',
      sql`page_visited in ('/sites-para-jornais', '/portal-ai-waitlist', '/fila-de-espera/newsletter-ai', '/fila-de-espera/sites-para-jornais')`,
    )
    .addCheckConstraint('site_referrals_user_agent_length', hasLength('user_agent', 0, 1024))
    .addCheckConstraint('site_referrals_metadata', isJsonObject('metadata', 8192))
    .execute();
  // Visits of a site, and those of a period by the site that they came from.
  for (const [name, columns] of [
    ['domain', ['referring_domain', 'created_at']],
    ['newest', ['created_at', 'referring_domain']],
  ] as const) {
    await db.schema
      .createIndex(`site_referrals_${name}`)
      .on('site_referrals')
      .columns([...columns])
      .execute();
  }
};
