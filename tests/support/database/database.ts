import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type DatabaseHandle,
  type DatabaseSettings,
  migrateDatabase,
  openDatabase,
} from '#server/database/database.ts';
import type { DatabaseKind } from '#server/database/tables.ts';
import { isLong } from '../property-runs.ts';

/** Address of a PostgreSQL server where tests may make databases and roles; set by `npm test`. */
const serverUrl = process.env.TEST_POSTGRES_URL || undefined;

/** The databases that the database's tests run on: PostgreSQL when there is a server for it. */
export const kinds: readonly DatabaseKind[] = serverUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** From one database to the other; to the same kind in `npm run test:long`, and where there is but one. */
export const directions = kinds
  .flatMap((from) => kinds.map((to) => ({ from, to })))
  .filter(({ from, to }) => isLong || from !== to || kinds.length === 1);

/** A database of a test's own, empty, not yet migrated. */
export interface EmptyDatabase {
  readonly settings: DatabaseSettings;
  /** Removes it and everything in it. Close what uses it first. */
  remove(): Promise<void>;
}

/**
 * Makes a new database of the given kind.
 * @param template of PostgreSQL's, which it is a copy of; without it, it is empty
 */
export async function emptyDatabase(kind: DatabaseKind, template = 'template1'): Promise<EmptyDatabase> {
  if (kind === 'postgres' && serverUrl !== undefined) {
    const name = `site_test_${crypto.randomUUID().replaceAll('-', '')}`;
    await runSql(serverUrl, `create database ${name} template ${template}`);
    return {
      settings: { databaseUrl: Object.assign(new URL(serverUrl), { pathname: name }).href, dataDir: '' },
      remove: async () => void (await runSql(serverUrl, `drop database ${name} with (force)`)),
    };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'));
  return {
    settings: { databaseUrl: undefined, dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A database that has its tables; on PostgreSQL a copy of one that is migrated once for all test files. */
export async function migratedEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  if (kind === 'sqlite' || serverUrl === undefined) return emptyDatabase(kind);
  await makeTemplate(serverUrl);
  return emptyDatabase(kind, templateName);
}

const templateName = 'site_test_template';

/** Makes the template, unless another file has; one at a time. */
async function makeTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [templateName]);
    if (rowCount !== 0) return;
    const { settings } = await emptyDatabase('postgres');
    await migrateDatabase(settings);
    const made = new URL(settings.databaseUrl ?? '').pathname.slice(1);
    await client.query(`alter database ${made} rename to ${templateName}`);
  } finally {
    await client.end();
  }
}

/** Opens a database for a piece of work, beside its server or without one. */
export async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (handle: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await openDatabase(settings);
  return work(handle).finally(() => handle.close());
}

/** Runs statements on a PostgreSQL server, on a connection of their own. */
export async function runSql(url: string, statements: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statements);
  } finally {
    await client.end();
  }
}
