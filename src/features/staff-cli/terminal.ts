import { once } from 'node:events';
import { fstatSync, writeFile } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import type { DatabaseHandle, DatabaseSettings } from '#server/database/database.ts';
import { otherDatabase } from '#server/database/database-name.ts';
import { terminalSafe } from '#shared/terminal-safe.ts';

/** Where a command writes, and whom it may ask. */
export interface Terminal {
  /**
   * Writes to standard output and waits until it was taken, so that nothing piles up in memory.
   * @throws the system's error: nobody reads any more (EPIPE), the disk is full (ENOSPC)
   */
  write(text: string): Promise<void>;
  /** Writes one line beside the output (standard error). */
  note(line: string): void;
  /** Whether standard output is a screen, which stored control characters must not reach. */
  readonly isScreen: boolean;
  /** Asks and waits for a line: empty at the end of the input, undefined when that is no terminal, where nobody can answer. */
  ask(question: string): Promise<string | undefined>;
}

/** What every command works with. */
export interface LeadsContext {
  readonly settings: DatabaseSettings;
  readonly terminal: Terminal;
  readonly now: Date;
  /** The database, opened by the first who asks; none of the commands migrates it. */
  readonly database: () => Promise<DatabaseHandle>;
}

/** A command can't or won't do what it was asked; the message is for the staff, in Portuguese, one line. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * Asks for a yes before something is lost.
 * @param yes whether `--yes` was given, which needs no answer
 * @throws Refusal when the answer is another, or when there is nobody to ask
 */
export async function confirm({ terminal }: LeadsContext, question: string, yes: boolean): Promise<void> {
  if (yes) return;
  const answer = await terminal.ask(`${question} [s/N] `);
  if (answer === undefined) {
    throw new Refusal('Nada foi apagado: sem um terminal para perguntar, confirme com --yes.');
  }
  if (!/^\s*s(?:im)?\s*$/i.test(answer)) throw new Refusal('Nada foi apagado.');
}

/**
 * Before something is written that a wrong `DATABASE_URL` would write elsewhere.
 * @throws Refusal when the settings name another database than the server of this folder uses
 */
export async function refuseOtherDatabase({ settings }: LeadsContext): Promise<void> {
  const problem = await otherDatabase(settings);
  if (problem !== undefined) throw new Refusal(problem);
}

/** Who is at the terminal, for what is written down of the staff's doing: the system's user, and before it who became it by `sudo`. */
export function atTerminal(): { readonly who: string; readonly address: string } {
  const user = systemUser();
  const { SUDO_USER: before } = process.env;
  return { who: before && before !== user ? `${before} (${user})` : user, address: 'terminal' };
}

/** A container's user may be a number alone. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `usuário ${process.getuid?.()}`;
  }
}

/**
 * Writes rows as lines with tabs between their cells, for the eye and for `cut`. Control characters of what is stored are shown, not obeyed.
 * @param found one more than `limit`, where there are more
 * @param words what is said where there is none, and what there are more of
 */
export async function writeRows<Row>(
  { terminal }: LeadsContext,
  found: readonly Row[],
  limit: number,
  words: { readonly none: string; readonly many: string },
  cells: (row: Row) => readonly string[],
): Promise<void> {
  const lines = found.slice(0, limit).map((row) => `${cells(row).map(terminalSafe).join('\t')}\n`);
  await terminal.write(lines.join('') || `${words.none}\n`);
  if (found.length > limit) terminal.note(`Há mais ${words.many}: aumente --limit (agora ${limit}).`);
}

const writeWhole = promisify(writeFile);
const writeStream = promisify((text: string, done: (error?: Error | null) => void) =>
  process.stdout.write(text, done),
);

/** The terminal of this process. */
export function processTerminal(): Terminal {
  // The failing write reports the error itself; without a listener its `error` event would end the process.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  // A stream writes to a file once and does not look how much of it the disk took.
  const isFile = fstatSync(process.stdout.fd).isFile();
  return {
    write: (text) => (isFile ? writeWhole(process.stdout.fd, text) : writeStream(text)),
    note: (line) => {
      process.stderr.write(`${line}\n`);
    },
    isScreen: process.stdout.isTTY === true,
    ask,
  };
}

async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  // On standard error, so that a question is seen when the output goes elsewhere.
  using lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await Promise.race([lines.question(question), once(lines, 'close')]).catch(() => undefined);
  if (typeof answer === 'string') return answer;
  // Ctrl-D and Ctrl-C end the input without an answer, and leave the cursor behind the question.
  process.stderr.write('\n');
  return '';
}
