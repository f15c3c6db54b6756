import { sql } from 'kysely';
import type { DatabaseOfKind } from './database.ts';

/**
 * Asks PostgreSQL for what its durability hangs on; the embedded database sets its own at every opening.
 * `synchronous_commit = off` is told although each of the site's connections sets it on (postgres.ts): a pooler may hand on one that has not.
 * @returns the settings by which a power cut or a crash costs what was acknowledged, as the server has them; and which standbys a commit
 *   waits for (`synchronous_standby_names`), empty for none
 * @throws the database's error
 */
export async function readDurability({ db, kind }: DatabaseOfKind) {
  if (kind === 'sqlite') return { weak: [], standbys: '' };
  const { rows } = await sql<{ name: string; value: string }>`
    select name, reset_val as value from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'synchronous_standby_names')`.execute(
    db,
  );
  const standbys = rows.find(({ name }) => name === 'synchronous_standby_names')?.value ?? '';
  const isWeak = ({ name, value }: (typeof rows)[number]) =>
    name !== 'synchronous_standby_names' &&
    // `local` is as good as `on` where there is no standby to wait for.
    (value === 'off' || (value === 'local' && standbys !== ''));
  return { weak: rows.filter(isWeak).map(({ name, value }) => ({ setting: name, value })), standbys };
}
