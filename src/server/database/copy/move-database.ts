import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  connectDatabase,
  type DatabaseHandle,
  type DatabaseSettings,
  openDatabase,
  openMigratedDatabase,
} from '#server/database/database.ts';
import { isBusy, isDatabaseAway, sqlStateOf, withSqlState } from '#server/database/errors.ts';
import { openingProblem } from '#server/database/opening-problem.ts';
import { applicationName } from '#server/database/postgres.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { type CopyOptions, CopyRefusal, copyDatabase, refuseFilled, refuseNewer } from './copy-database.ts';
import type { ReadTable } from './rows.ts';

/** A query may be a hash of a large table or a batch behind another's; no page waits for it. */
const pool = { max: 1, queryTimeoutMs: 5 * 60_000 };
/** How often, and after how many milliseconds, PostgreSQL is asked again whether others are there. */
const leaveTries = 10;
const leaveDelayMs = 100;

/** A database, and what the operator called it. */
export interface Place extends DatabaseSettings {
  /** As in "the database of DATA_DIR". */
  readonly named: string;
}

/**
 * Moves everything from one database to another, of the same kind or the other one. The source stays as it is.
 * @throws CopyRefusal when a server uses one of them, the source is missing or of another version, the target is not empty, or it failed
 */
export async function moveDatabase(from: Place, to: Place): Promise<readonly ReadTable[]> {
  if (isMissing(from)) throw new CopyRefusal(`Não há banco de dados em ${sqlitePath(from.dataDir)}.`);
  await refuseInUse(from);
  await using source = await opening(from, () => openMigratedDatabase(from, pool));
  return await copyInto(source, to, { lockSource: true });
}

/**
 * Copies everything into a database that may not be there yet and is migrated to this version, unless it holds something.
 * @throws CopyRefusal when a newer version has added to the source, a server uses the target, it is not empty, or it failed
 */
export async function copyInto(
  source: DatabaseHandle,
  to: Place,
  options: CopyOptions,
): Promise<readonly ReadTable[]> {
  await refuseNewer(source);
  await refuseBefore(to);
  await using target = await opening(to, () => openDatabase(to, pool));
  try {
    return await copyDatabase(source, target, options);
  } catch (error) {
    if (error instanceof CopyRefusal || !isOfDatabase(error)) throw error;
    const code = sqlStateOf(error) ?? 'sem resposta';
    throw new CopyRefusal(`A cópia parou no meio (${code}) e foi desfeita: o destino continua vazio.`, {
      cause: error,
    });
  }
}

const isOfDatabase = (error: unknown): boolean => sqlStateOf(error) !== undefined || isDatabaseAway(error);

/** A server makes its own database; PostgreSQL's is there or can't be opened. */
const isMissing = ({ databaseUrl, dataDir }: Place): boolean =>
  databaseUrl === undefined && !existsSync(sqlitePath(dataDir));

async function refuseInUse(place: Place): Promise<void> {
  if (!(await opening(place, () => isInUse(place)))) return;
  throw new CopyRefusal(
    `O banco de dados de ${place.named} está em uso: pare o servidor e os comandos que o usam. Nada foi gravado.`,
  );
}

/** Looks before the migrations run, so that what is refused is not changed either. */
async function refuseBefore(place: Place): Promise<void> {
  await refuseInUse(place);
  if (isMissing(place)) return;
  await opening(place, async () => {
    await using database = connectDatabase(place, pool);
    await refuseFilled(database.db, database.kind);
  });
}

/**
 * Opens a place, or asks something of it.
 * @throws CopyRefusal that says in one line why it can't be
 */
export async function opening<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CopyRefusal) throw error;
    throw new CopyRefusal(openingProblem(place, withSqlState(error), place.named), { cause: error });
  }
}

/**
 * Whether a server, or a command, has the database open at this moment. On PostgreSQL a server is not seen behind a pooler of
 * connections, nor once it had nothing to do for half a minute (its pool lets connections go): it has to be stopped in any case.
 * @throws when the database can't be asked
 */
async function isInUse(settings: DatabaseSettings): Promise<boolean> {
  if (settings.databaseUrl === undefined) return isFileInUse(sqlitePath(settings.dataDir));
  await using database = connectDatabase(settings, { max: 1, queryTimeoutMs: 10_000 });
  const others = sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()
    limit 1`;
  // Who has just left is still seen for a moment.
  for (let tries = 1; (await others.execute(database.db)).rows.length > 0; tries += 1) {
    if (tries === leaveTries) return true;
    await sleep(leaveDelayMs);
  }
  return false;
}

/** In WAL mode whoever has the file open keeps a shared lock on it, and a connection in exclusive mode can't begin to read. */
function isFileInUse(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    using database = new DatabaseSync(path, { timeout: 0 });
    database.exec('pragma locking_mode = exclusive; select count(*) from sqlite_schema');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw withSqlState(error);
  }
}
