import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DatabaseSettings } from './database.ts';
import { writeNote } from './last-done.ts';
import { sqlitePath } from './sqlite.ts';

/** The embedded database is wherever its folder is: a container and its host call that by different paths. */
const embedded = 'SQLite nesta pasta';

const fileName = 'database-name';

/** What an operator knows a database by, without user and password: every command says it before it does anything. */
export function databaseName({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (databaseUrl === undefined) return `SQLite ${resolve(sqlitePath(dataDir))}`;
  const { hostname, port, pathname, searchParams, username } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  return `PostgreSQL ${host || 'localhost'}:${port || '5432'}/${decodeURIComponent(pathname.slice(1)) || username}`;
}

/** Notes in `DATA_DIR` which database the server uses. */
export function noteDatabase(settings: DatabaseSettings): Promise<void> {
  return writeNote(settings.dataDir, fileName, `${noted(settings)}\n`);
}

/**
 * What is wrong with a command that writes, where its settings name another database than the server of the same `DATA_DIR` uses.
 * @returns one sentence; undefined when they agree, or nothing was noted
 */
export async function otherDatabase(settings: DatabaseSettings): Promise<string | undefined> {
  const path = join(settings.dataDir, fileName);
  const known = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (known === '' || known === noted(settings)) return undefined;
  return `As variáveis dizem ${noted(settings)}, e o servidor de ${resolve(settings.dataDir)} usa ${known}: nada foi feito. Confira DATABASE_URL; se a troca é de propósito, apague antes ${resolve(path)}.`;
}

const noted = (settings: DatabaseSettings): string =>
  settings.databaseUrl === undefined ? embedded : databaseName(settings);
