/** The process of `npm run leads -- <command>`: reads the arguments, runs the command, and says how it ended. */
import { existsSync } from 'node:fs';
import { type DatabaseHandle, openMigratedDatabase } from '#server/database/database.ts';
import { databaseName } from '#server/database/database-name.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { readDatabaseSettings } from '#server/settings/settings.ts';
import { terminalSafe } from '#shared/terminal-safe.ts';
import { parseArguments } from './cli.ts';
import { codeOrType, describeFailure } from './failure.ts';
import { type LeadsContext, processTerminal, Refusal } from './terminal.ts';

// What the commands make holds personal data: it is readable by its user alone.
process.umask(0o077);

/** Counting a large table may take long; no page waits for it. */
const queryTimeoutMs = 5 * 60_000;

const terminal = processTerminal();
let opened: Promise<DatabaseHandle> | undefined;
process.exitCode = await main();
await opened?.then(
  (database) => database.close(),
  () => undefined,
);

/** @returns the exit code: 0 when all went well, or when the reader of the output had enough */
async function main(): Promise<number> {
  try {
    const parsed = parseArguments(process.argv.slice(2));
    if (parsed.kind === 'help') await terminal.write(`${parsed.text}\n`);
    else {
      const settings = readDatabaseSettings(process.env);
      const database = () => {
        opened ??= open(settings);
        return opened;
      };
      terminal.note(terminalSafe(`Banco: ${databaseName(settings)}`));
      await parsed.run({ settings, terminal, now: new Date(), database });
    }
    return 0;
  } catch (error) {
    // The reader of the output has closed it, as `| head` does.
    if (codeOrType(error) === 'EPIPE') return 0;
    terminal.note(terminalSafe(describeFailure(error)));
    return 1;
  }
}

async function open(settings: LeadsContext['settings']): Promise<DatabaseHandle> {
  // Opening would make an empty one, and a wrong DATA_DIR would look like an empty list.
  if (settings.databaseUrl === undefined && !existsSync(sqlitePath(settings.dataDir))) {
    throw new Refusal(
      `Não há banco de dados em ${sqlitePath(settings.dataDir)}: confira DATA_DIR, ou inicie o site uma vez.`,
    );
  }
  return openMigratedDatabase(settings, { max: 2, queryTimeoutMs });
}
