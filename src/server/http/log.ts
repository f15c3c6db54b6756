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
  return pino(options, destination ?? standardOutput());
}

/** How long the end of the process waits for the last lines to be written, in milliseconds. */
const patienceMs = 1_000;

/**
 * Lines wait for nobody and go out together while one write is under way; the rest is written when the process ends. Where nobody reads
 * them, 8 MB wait and later ones are lost.
 */
function standardOutput(): DestinationStream {
  let giveUpAt = Number.POSITIVE_INFINITY;
  const destination = pino.destination({
    fd: 1,
    sync: false,
    maxLength: 8 * 1024 * 1024,
    retryEAGAIN: () => performance.now() < giveUpAt,
  });
  // A full disk or a closed pipe must not cost a sign-up.
  let isBroken = false;
  destination.on('error', () => {
    isBroken = true;
  });
  destination.on('write', () => {
    isBroken = false;
  });
  // Before pino's own end, which waits for ever for a full pipe that nobody reads and for a full disk.
  process.prependListener('exit', () => {
    giveUpAt = performance.now() + patienceMs;
    try {
      if (!isBroken) destination.flushSync();
    } catch {
      // Nobody takes them.
    }
    destination.destroy();
  });
  return destination;
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
