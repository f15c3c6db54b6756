import { type DestinationStream, type Logger, pino } from 'pino';
import { sqlStateOf } from '#server/database/errors.ts';

/**
 * The server's log: one JSON line per entry on standard output.
 * @param level lowest level that is written
 * @param destination somewhere else to write, for tests
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  // Written at once: the lines of a stop are out before the process is, and in their order.
  return pino(options, destination ?? pino.destination({ fd: 1, sync: true }));
}

/**
 * What the log keeps of an error. A database error carries the row that it is about (`detail`, `parameters`)
 * and may quote a value in its message: a row is a person's data and has no place in a log (LGPD, art. 6, III).
 */
function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const isFromDatabase = sqlStateOf(error) !== undefined;
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(isFromDatabase ? {} : { message: withoutEmails(error.message) }),
    // The frames alone: the stack's first lines repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
  };
}

function withoutEmails(text: string): string {
  return text.replace(/[^\s"'()=<>]+@[^\s"'()=<>:]+/g, '[oculto]');
}
