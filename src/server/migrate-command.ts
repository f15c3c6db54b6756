/** `npm run db:migrate`: brings the database that the environment names to the newest shape. */
import { migrateDatabase } from './database/database.ts';
import { databaseName } from './database/database-name.ts';
import { openingProblem } from './database/opening-problem.ts';
import { readSettings } from './settings/settings.ts';

// The embedded database holds personal data: what this process makes is readable by its user alone.
process.umask(0o077);

try {
  const settings = readSettings(process.env);
  process.stderr.write(`Banco: ${databaseName(settings)}\n`);
  const ran = await migrateDatabase(settings).catch((error: unknown) => {
    throw new Error(openingProblem(settings, error));
  });
  process.stdout.write(
    ran.length === 0 ? 'Banco de dados em dia.\n' : `Migrações aplicadas: ${ran.join(', ')}.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
