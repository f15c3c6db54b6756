import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { type ErasureMark, parseErasureMarks, readErasureMarks } from '#features/erasure/erasure-marks.ts';
import { connectDatabase, type DatabaseSettings } from '#server/database/database.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { Refusal } from './terminal.ts';

const queryTimeoutMs = 60_000;

/**
 * The marks of who was erased, from a file of `erase --save` or from a database that is being replaced.
 * @param from the file, the database's folder, or its `postgres://` address
 * @throws Refusal when it holds none; the system's or the database's error
 */
export async function readMarks(from: string): Promise<readonly ErasureMark[]> {
  if (/^postgres(?:ql)?:\/\//i.test(from)) return readFrom({ databaseUrl: from, dataDir: '' });
  if ((await stat(from)).isDirectory()) {
    // Opening would make an empty one.
    if (!existsSync(sqlitePath(from))) throw new Refusal(`Não há banco de dados em ${sqlitePath(from)}.`);
    return readFrom({ databaseUrl: undefined, dataDir: from });
  }
  const erasures = parseErasureMarks(await readFile(from, 'utf8'));
  if (typeof erasures !== 'number') return erasures;
  throw new Refusal(`A linha ${erasures} de ${from} não é uma marca de erase --save; nada foi lido.`);
}

/** Of whatever version: the marks have kept their shape. */
async function readFrom(settings: DatabaseSettings): Promise<readonly ErasureMark[]> {
  const { db, close } = connectDatabase(settings, { max: 1, queryTimeoutMs });
  try {
    return await readErasureMarks(db);
  } finally {
    await close();
  }
}
