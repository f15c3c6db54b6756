import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseSettings } from '#server/database/database.ts';
import type { DatabaseKind } from '#server/database/tables.ts';

/** Address of a PostgreSQL server where tests may make databases and roles; set by `npm test`. */
const serverUrl = process.env.TEST_POSTGRES_URL || undefined;

/** The databases that the database's tests run on: PostgreSQL when there is a server for it. */
export const kinds: readonly DatabaseKind[] = serverUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** A database of a test's own, empty, not yet migrated. */
export interface EmptyDatabase {
  readonly settings: DatabaseSettings;
  /** Removes it and everything in it. Close what uses it first. */
  remove(): Promise<void>;
}

/** Makes a new empty database of the given kind. */
export async function emptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  if (kind === 'postgres' && serverUrl !== undefined) return emptyPostgres(serverUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'));
  return {
    settings: { databaseUrl: undefined, dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function emptyPostgres(server: string): Promise<EmptyDatabase> {
  const name = `site_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runSql(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { databaseUrl: url.href, dataDir: '' },
    remove: () => runSql(server, `drop database ${name} with (force)`),
  };
}

/** Runs statements on a PostgreSQL server, on a connection of their own. */
export async function runSql(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
