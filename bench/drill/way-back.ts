import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../../src/server/database/migrations/index.ts';
import type { DatabaseKind } from '../../src/server/database/tables.ts';
import { startServer } from '../../tests/support/server.ts';
import { copyBuiltSite } from '../../tests/support/site-copy.ts';
import { judge, newLedger, signUpMany } from '../support/load.ts';
import { type Drill, ownPostgres, type Report } from '../support/scenarios.ts';

/**
 * A release with a migration, taken back and put on again, with sign-ups each time (docs/operations.md, "Going back"). Planted: the
 * migration takes away what the older version uses.
 */
export const wayBack = (kind: DatabaseKind): Drill => ({
  name: `way-back (${kind})`,
  async run({ share, planted }) {
    await using postgres = await ownPostgres(kind);
    const newer = copyBuiltSite();
    const env: Record<string, string> = { LOG_LEVEL: 'error', DATABASE_URL: postgres?.url ?? '' };
    try {
      const number = String(Object.keys(migrations).length + 1).padStart(4, '0');
      const [name, statement] = planted
        ? [`${number}-drop-attendance-from-${number}`, 'drop table waitlist_attendance']
        : [`${number}-add-way-back`, "alter table waitlist add column way_back text default 'nova'"];
      addMigration(newer.folder, name, statement);
      return await there(env, newer.folder, name, 500 * share);
    } finally {
      newer.remove();
      if (env.DATA_DIR !== undefined) rmSync(env.DATA_DIR, { recursive: true, force: true });
    }
  },
});

/** There and back, and there again. */
async function there(
  env: Record<string, string>,
  newer: string,
  migration: string,
  people: number,
): Promise<Report> {
  const ledger = newLedger();
  const lines = [`a versão nova tem a migração ${migration}`];
  try {
    for (const [version, folder, many] of [
      ['nova', newer, people],
      ['de antes', undefined, people],
      ['nova', newer, 0],
    ] as const) {
      const server = await startServer(env, folder);
      env.DATA_DIR = server.dataDir;
      const before = ledger.acknowledged.length;
      await signUpMany(server.url, many, ledger);
      await server.stop();
      lines.push(`versão ${version}: no ar, ${ledger.acknowledged.length - before} confirmadas`);
    }
  } catch (error) {
    lines.push(error instanceof Error ? error.message.trim() : String(error));
    return { isGood: false, lines, row: { confirmadas: ledger.acknowledged.length } };
  }
  const databaseUrl = env.DATABASE_URL || undefined;
  const { rows, lost } = await judge({ databaseUrl, dataDir: env.DATA_DIR ?? '' }, ledger);
  const confirmed = ledger.acknowledged.length;
  return {
    isGood: lost === 0 && rows === 2 * people && confirmed === rows,
    lines: [...lines, `${confirmed} confirmadas, ${rows} guardadas, ${lost} perdidas`],
    row: { confirmadas: confirmed, guardadas: rows, perdidas: lost },
  };
}

/** Gives a copy of the site one more migration. */
function addMigration(folder: string, name: string, statement: string): void {
  const room = join(folder, 'src/server/database/migrations');
  writeFileSync(
    join(room, `${name}.ts`),
    `import { sql } from 'kysely';\nexport const added = async (db) => { await sql\`${statement}\`.execute(db); };\n`,
  );
  const index = readFileSync(join(room, 'index.ts'), 'utf8').replace(
    /\n};\s*$/,
    `\n  '${name}': added,\n};\n`,
  );
  writeFileSync(join(room, 'index.ts'), `import { added } from './${name}.ts';\n${index}`);
}
