import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../../src/server/database/migrations/index.ts';
import type { DatabaseKind } from '../../src/server/database/tables.ts';
import { copyBuiltSite } from '../../tests/support/site-copy.ts';
import { reportOf, signUpMany } from '../support/load.ts';
import type { How, Report } from '../support/scenarios.ts';
import { ownSite } from '../support/site.ts';

/**
 * A release with a migration, taken back and put on again, with sign-ups each time (docs/operations.md, "Going back"). Planted: the
 * migration takes away what the older version uses.
 */
export async function wayBack(kind: DatabaseKind, { share, planted }: How): Promise<Report> {
  await using site = await ownSite(kind);
  using newer = copyBuiltSite();
  const { ledger } = site;
  const people = 500 * share;
  const number = String(Object.keys(migrations).length + 1).padStart(4, '0');
  const [migration, statement] = planted
    ? [`${number}-drop-attendance-from-${number}`, 'drop table waitlist_attendance']
    : [`${number}-add-way-back`, "alter table waitlist add column way_back text default 'nova'"];
  const room = join(newer.folder, 'src/server/database/migrations');
  writeFileSync(
    join(room, `${migration}.ts`),
    `import { sql } from 'kysely';\nexport const added = async (db) => { await sql\`${statement}\`.execute(db); };\n`,
  );
  const more = `\n  '${migration}': added,\n};\n`;
  const index = readFileSync(join(room, 'index.ts'), 'utf8').replace(/\n};\s*$/, more);
  writeFileSync(join(room, 'index.ts'), `import { added } from './${migration}.ts';\n${index}`);

  const lines = [`a versão nova tem a migração ${migration}`];
  try {
    for (const [version, folder, many] of [
      ['nova', newer.folder, people],
      ['de antes', undefined, people],
      ['nova', newer.folder, 0],
    ] as const) {
      const server = await site.start({}, folder);
      const before = ledger.acknowledged.length;
      await signUpMany(server.url, many, ledger);
      await server.stop();
      lines.push(`versão ${version}: no ar, ${ledger.acknowledged.length - before} confirmadas`);
    }
  } catch (error) {
    lines.push(error instanceof Error ? error.message.trim() : String(error));
    return { isGood: false, lines, row: { confirmadas: ledger.acknowledged.length } };
  }
  const isWhole = (rows: number) => rows === 2 * people && ledger.acknowledged.length === rows;
  return await reportOf(site, isWhole, lines);
}
