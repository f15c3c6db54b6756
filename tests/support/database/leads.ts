import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import { newProtocol } from '#features/data-requests/rules/protocol.ts';
import { parseArguments } from '#features/staff-cli/cli.ts';
import { describeFailure } from '#features/staff-cli/failure.ts';
import { searchText } from '#features/waitlist/rules/search-text.ts';
import type { DatabaseHandle, DatabaseSettings } from '#server/database/database.ts';
import { pagesOf } from '#server/database/keyset-pages.ts';
import type { Schema } from '#server/database/tables.ts';
import { root } from '../../../scripts/lib/process.mjs';
import { dialogSignUp } from '../outbox.ts';

/** The columns of a row that a test is about. */
type Changes<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

/** A command's context whose output is kept. */
type CapturedContext = ReturnType<typeof captureContext>;

/**
 * Makes a context that keeps what is written and asked.
 * @param handle undefined: a command that opens its databases by itself
 * @param options `answer` undefined: nobody is there to be asked
 */
export function captureContext(
  handle: DatabaseHandle | undefined,
  settings: DatabaseSettings,
  options: { readonly answer?: string; readonly now?: Date } = {},
) {
  let output = '';
  let notes = '';
  const questions: string[] = [];
  return {
    settings,
    now: options.now ?? new Date(),
    database: async () => {
      if (handle === undefined) throw new Error('the command opens its databases by itself');
      return handle;
    },
    /** What was written so far. */
    output: () => output,
    /** What was noted beside it. */
    notes: () => notes,
    questions,
    terminal: {
      isScreen: false,
      write: async (text: string) => {
        output += text;
      },
      note: (line: string) => {
        notes += `${line}\n`;
      },
      ask: async (question: string) => {
        questions.push(question);
        return options.answer;
      },
    },
  };
}

/** Runs a command without a process of its own. Returns what it writes, and why it fails. */
export async function runCommand(args: readonly string[], context: CapturedContext): Promise<string> {
  const parsed = parseArguments(args);
  try {
    if (parsed.kind === 'run') await parsed.run(context);
    return context.output();
  } catch (error) {
    return context.output() + describeFailure(error);
  }
}

/** How a command is run, and ended. */
interface Run {
  readonly env?: NodeJS.ProcessEnv;
  /** A file for its standard output. */
  readonly stdout?: number;
  /** Stops reading after so many bytes, like `| head`. */
  readonly readOnly?: number;
  /** Sends the signal as soon as this is true. */
  readonly stopWhen?: () => boolean | Promise<boolean>;
  readonly signal?: NodeJS.Signals;
}

/** Runs `npm run leads -- ...` without npm, as {@link runProgram} does, with nothing in its environment but the database. */
export function runLeads(args: readonly string[], { databaseUrl, dataDir }: DatabaseSettings, run: Run = {}) {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...run.env };
  return runProgram(['scripts/leads.mjs', ...args], { ...run, env });
}

/**
 * Runs a command of ours as a process of its own. Returns how it ended: `stderr` without its first line, `named`, by which every command
 * names its database.
 */
export async function runProgram(
  args: readonly string[],
  { env, stdout: to, readOnly = Infinity, stopWhen, signal = 'SIGTERM' }: Run = {},
) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', to ?? 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    if (stdout.length > readOnly) child.stdout?.destroy();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = once(child, 'close');
  if (stopWhen !== undefined) {
    while (child.exitCode === null && !(await stopWhen())) await sleep(5);
    child.kill(signal);
  }
  await ended;
  const [named = ''] = /^Banco: .*\n/.exec(stderr) ?? [];
  return { code: child.exitCode, stdout, named, stderr: stderr.slice(named.length) };
}

/** Stores a sign-up from the dialog. Returns its id. */
export async function addSignUp({ db }: DatabaseHandle, email: string, changes: Changes<'waitlist'> = {}) {
  const row = { ...dialogSignUp(email), ...changes };
  const { id } = await db
    .insertInto('waitlist')
    .values({ ...row, search_text: searchText(row) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a request about personal data. Returns its protocol. */
export async function addRequest(
  { db }: DatabaseHandle,
  email: string,
  changes: Changes<'data_requests'> = {},
): Promise<string> {
  const protocol = newProtocol(new Date());
  await db
    .insertInto('data_requests')
    .values({
      protocol,
      kind: 'deletion',
      nome: 'Helena Prado',
      email,
      details: 'Apaguem tudo.',
      due_at: new Date(Date.now() + 15 * 86_400_000).toISOString(),
      idempotency_key: crypto.randomUUID().replaceAll('-', '').repeat(2),
      ...changes,
    })
    .execute();
  return protocol;
}

/** Stores a notice about a sign-up. Returns its key. */
export async function addNotice({ db }: DatabaseHandle, waitlistId: number, changes: Changes<'outbox'> = {}) {
  const key = crypto.randomUUID();
  const moment = new Date().toISOString();
  await db
    .insertInto('outbox')
    .values({
      kind: 'lead-webhook',
      key,
      waitlist_id: waitlistId,
      recipient: null,
      next_attempt_at: moment,
      give_up_at: moment,
      ...changes,
    })
    .execute();
  return key;
}

/** Stores a visit that came from a link on another site. */
export async function addVisit({ db }: DatabaseHandle, referring_domain: string, created_at: string) {
  const visit = { page_visited: '/sites-para-jornais', user_agent: null, metadata: '{}' };
  await db
    .insertInto('site_referrals')
    .values({ ...visit, referring_domain, created_at })
    .execute();
}

/** Stores a choice about cookies: none but the necessary ones, unless told otherwise. */
export async function addConsent({ db }: DatabaseHandle, changes: Changes<'consents'> = {}): Promise<void> {
  const off = { essential: true, analytics: false, functional: false, marketing: false };
  const shown = { policy_version: '0123456789abcdef', layer: 'panel' } as const;
  await db
    .insertInto('consents')
    .values({ receipt: crypto.randomUUID(), ...shown, ...off, ...changes })
    .execute();
}

/** Stores generated sign-ups, spread over the last 90 days; a fifth has a goal that a spreadsheet would run. */
export async function addManySignUps({ db }: DatabaseHandle, count: number): Promise<void> {
  const sample = dialogSignUp('pessoa@jornal.example');
  const rows = Array.from({ length: count }, (_, n) => {
    const row = { ...sample, email: `pessoa${n}@jornal.example` };
    return {
      ...row,
      created_at: new Date(Date.now() - ((n % 90) * 86_400 + n) * 1000).toISOString(),
      goals: n % 5 === 0 ? '=SOMA(A1:A9); "quero" publicar' : 'Publicar mais rápido, sem perder a revisão.',
      search_text: searchText(row),
    };
  });
  // As many at once as a statement takes parameters for.
  for (const some of pagesOf(rows)) await db.insertInto('waitlist').values(some).execute();
}
