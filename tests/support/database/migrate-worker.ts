/** Opens and migrates a database in a process of its own, at the moment that it is told. */
import { migrateDatabase } from '#server/database/database.ts';

process.once('message', async (settings) => {
  const ran = await migrateDatabase(settings as Parameters<typeof migrateDatabase>[0]);
  process.send?.(ran);
  process.disconnect();
});
process.send?.('ready');
