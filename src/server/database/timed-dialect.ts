import type { Dialect, LogEvent, RootOperationNode } from 'kysely';

/**
 * Hears of every statement.
 * @param operation its kind; `commit` is where a transaction waits for the disk
 * @param seconds since it was asked for, waits for a turn or a connection included
 */
export type OnQuery = (
  operation: 'select' | 'insert' | 'update' | 'delete' | 'commit' | 'other',
  seconds: number,
  ok: boolean,
) => void;

const operations: Readonly<Record<string, Parameters<OnQuery>[0]>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** A statement that selects what its `with` has stored, as PostgreSQL's sign-up, is an insert. */
function operationOf(node: RootOperationNode): Parameters<OnQuery>[0] {
  const stores =
    node.kind === 'SelectQueryNode' &&
    node.with?.expressions.some(({ expression }) => expression.kind === 'InsertQueryNode');
  return stores ? 'insert' : (operations[node.kind] ?? 'other');
}

/** Kysely's log of statements, as times. */
export function queryLog(onQuery: OnQuery): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) =>
    onQuery(operationOf(query.query), queryDurationMillis / 1000, level === 'query');
}

/** The same dialect, whose commits are timed: Kysely logs statements alone, and it is the commit that waits for the disk. */
export function timedDialect(dialect: Dialect, onQuery: OnQuery): Dialect {
  const driver = dialect.createDriver();
  const commit = driver.commitTransaction.bind(driver);
  driver.commitTransaction = async (connection) => {
    const started = performance.now();
    let ok = false;
    try {
      await commit(connection);
      ok = true;
    } finally {
      onQuery('commit', (performance.now() - started) / 1000, ok);
    }
  };
  return Object.assign(dialect, { createDriver: () => driver });
}
