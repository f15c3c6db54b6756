/** `npm run db:migrate`: brings the database that the environment names to the newest shape. */
import { readEnv } from '../env.ts';
import { migrateDatabase } from './database.ts';

try {
  const ran = await migrateDatabase(readEnv(process.env));
  process.stdout.write(
    ran.length === 0 ? 'Banco de dados em dia.\n' : `Migrações aplicadas: ${ran.join(', ')}.\n`,
  );
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Não foi possível migrar o banco de dados: ${reason}\n`);
  process.exitCode = 1;
}
