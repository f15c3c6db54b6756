import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { createMetrics } from './metrics.ts';

test('a number that can’t be read is left out, because a 0 would be a disk that is full', async () => {
  const none = () => false;
  const metrics = createMetrics({ version: '1', id: 'a' }, { isPage: none, has: none, isEndpoint: none });
  const dataDir = temporaryFolder(onTestFinished);
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await database.close();
  rmSync(dataDir, { recursive: true });
  const url = await metrics.serve({ port: 0, host: '127.0.0.1' }, database, dataDir);
  const text = await (await fetch(url)).text();
  expect(text).toContain('site_build_info{version="1",build="a"} 1');
  expect(text).not.toMatch(/^site_(data_dir_free_bytes|outbox_oldest_seconds|held_sign_ups) /m);
});
