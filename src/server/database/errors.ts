/** SQLSTATE of a row that breaks a unique index (PostgreSQL, appendix A); SQLite's error is given the same. */
export const uniqueViolation = '23505';
/** SQLSTATE of a lock that could not be had in time. */
export const lockNotAvailable = '55P03';

/**
 * SQLite's result codes (https://www.sqlite.org/rescode.html) by the SQLSTATE that PostgreSQL would give.
 * Extended codes come first: the first that matches counts.
 */
const sqlStates: readonly (readonly [resultCode: number, sqlState: string])[] = [
  [2067, uniqueViolation], // SQLITE_CONSTRAINT_UNIQUE
  [1555, uniqueViolation], // SQLITE_CONSTRAINT_PRIMARYKEY
  [275, '23514'], // SQLITE_CONSTRAINT_CHECK
  [1299, '23502'], // SQLITE_CONSTRAINT_NOTNULL
  [787, '23503'], // SQLITE_CONSTRAINT_FOREIGNKEY
  [19, '23000'], // SQLITE_CONSTRAINT
  [5, lockNotAvailable], // SQLITE_BUSY
  [6, lockNotAvailable], // SQLITE_LOCKED
  [8, '25006'], // SQLITE_READONLY
  [10, '58030'], // SQLITE_IOERR
  [13, '53100'], // SQLITE_FULL
  [14, '58030'], // SQLITE_CANTOPEN
  [11, 'XX001'], // SQLITE_CORRUPT
  [26, 'XX001'], // SQLITE_NOTADB
];

/** Gives an error of `node:sqlite` the `code` that `pg` would give, in place; other errors stay as they are. */
export function withSqlState(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const { errcode } = error;
  const found = sqlStates.find(([code]) => code === errcode || code === (Number(errcode) & 0xff));
  return found === undefined ? error : Object.assign(error, { code: found[1] });
}

/** Whether SQLite refused because another process holds the lock (SQLITE_BUSY and its extended codes). */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

// PostgreSQL's classes begin with a digit, but for four (appendix A): no code of Node's looks like that.
const sqlStateForm = /^(?:\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/;

/** The `code` of an error of the system, of Node or of a database; empty when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The five characters of an error's SQLSTATE, on both databases; undefined when the error has none. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = codeOf(error);
  return sqlStateForm.test(code) ? code : undefined;
}

// Connection, authorization, resources, operator's intervention, system, internal (PostgreSQL, appendix A).
const awayClasses = ['08', '28', '3D', '53', '57', '58', 'XX'];
const awayStates = ['25006', lockNotAvailable];
const awayCodes =
  /^(?:E(?:CONN|PIPE|NOTFOUND|AI_|TIMEDOUT|HOST|NET)|ERR_(?:TLS|SSL|SOCKET|INVALID_STATE)|SELF_)/;
// What pg says without a code.
const awayMessages =
  /timeout|\bterminated|Client has encountered a connection error|pool after calling end|driver has already been destroyed|not support SSL|discarded/i;

/**
 * Whether an error means that the database can't be used right now (gone, full, locked, too slow), rather
 * than that a query is wrong.
 */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return awayClasses.includes(state.slice(0, 2)) || awayStates.includes(state);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return error instanceof Error && (awayCodes.test(codeOf(error)) || awayMessages.test(error.message));
}
