import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DatabaseSettings } from './database.ts';
import { sqlitePath } from './sqlite.ts';

/** The embedded database is wherever its folder is: a container and its host call that by different paths. */
const embedded = 'SQLite nesta pasta';

const fileOf = (dataDir: string): string => join(dataDir, 'database-name');

/** What an operator knows a database by, without user and password: every command says it before it does anything. */
export function databaseName({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (databaseUrl === undefined) return `SQLite ${resolve(sqlitePath(dataDir))}`;
  const { hostname, port, pathname, searchParams, username } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  return `PostgreSQL ${host || 'localhost'}:${port || '5432'}/${decodeURIComponent(pathname.slice(1)) || username}`;
}

/** Notes in `DATA_DIR` which database the server uses. Where the folder can't be written to, nothing is noted. */
export async function noteDatabase(settings: DatabaseSettings): Promise<void> {
  try {
    await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
    await writeFile(fileOf(settings.dataDir), `${noted(settings)}\n`, { mode: 0o600 });
  } catch {
    // Then `refuseOtherDatabase` has nothing to hold the settings against.
  }
}

/**
 * What is wrong with a command that writes, where its settings name another database than the server of the same `DATA_DIR` uses.
 * @returns one sentence; undefined when they agree, or nothing was noted
 */
export async function otherDatabase(settings: DatabaseSettings): Promise<string | undefined> {
  const path = fileOf(settings.dataDir);
  const known = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (known === '' || known === noted(settings)) return undefined;
  return `As variáveis dizem ${noted(settings)}, e o servidor de ${resolve(settings.dataDir)} usa ${known}: nada foi feito. Confira DATABASE_URL; se a troca é de propósito, apague antes ${resolve(path)}.`;
}

const noted = (settings: DatabaseSettings): string =>
  settings.databaseUrl === undefined ? embedded : databaseName(settings);
