import type { DatabaseHandle, DatabaseSettings } from '#server/database/database.ts';

/** Where a command writes, and whom it may ask. */
export interface Terminal {
  /**
   * Writes to standard output and waits until it was taken, so that nothing piles up in memory.
   * @throws the system's error: nobody reads any more (EPIPE), the disk is full (ENOSPC)
   */
  write(text: string): Promise<void>;
  /** Writes one line beside the output (standard error). */
  note(line: string): void;
  /** Width in columns; undefined when a file or another program reads, and nothing has to be cut. */
  readonly columns: number | undefined;
  /** Whether standard output is a screen, which stored control characters must not reach. */
  readonly isScreen: boolean;
  /**
   * Asks and waits for a line; undefined when nobody can answer because standard input is no terminal. The end of the
   * input counts as an empty answer.
   */
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
