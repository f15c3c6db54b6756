/** `npm run db:migrate`: brings the database that the environment names to the newest shape. */

import { migrateDatabase } from '#server/database/database.ts';
import { openingProblem } from '#server/database/opening-problem.ts';
import { readEnv } from '#server/settings/settings.ts';

try {
  const env = readEnv(process.env);
  const ran = await migrateDatabase(env).catch((error: unknown) => {
    throw new Error(openingProblem(env, error));
  });
  process.stdout.write(
    ran.length === 0 ? 'Banco de dados em dia.\n' : `Migrações aplicadas: ${ran.join(', ')}.\n`,
  );
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
