import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { erasure as words } from '#content/staff/sign-ups.ts';
import { listNames, listOf } from '#content/waitlist-lists.ts';
import { recordAudit } from '#features/audit/audit.ts';
import {
  addErasureMarks,
  type ErasureMark,
  formatErasureMarks,
  parseErasureMarks,
  readErasureMarks,
} from '#features/erasure/erasure-marks.ts';
import { eraseMarked, findMarked } from '#features/erasure/marked.ts';
import { type Person, parseEmail, readPerson } from '#features/erasure/person.ts';
import { type Erased, eraseEmail } from '#features/erasure/remove.ts';
import { effectsOf } from '#features/waitlist/staff/erase-form.ts';
import { startFarAhead } from '#server/database/copy/rows.ts';
import { connectDatabase, type DatabaseSettings } from '#server/database/database.ts';
import { protectTables } from '#server/database/protect.ts';
import { sqlitePath } from '#server/database/sqlite.ts';
import { truncateWal } from '#server/database/truncate-wal.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';
import { terminalSafe } from '#shared/terminal-safe.ts';
import { writeNewFile } from './new-file.ts';
import { atTerminal, confirm, type LeadsContext, Refusal, refuseOtherDatabase } from './terminal.ts';

/**
 * `erase`: shows what is held about a person, asks, and removes it everywhere in one transaction. An answered request
 * keeps its protocol and dates, as the proof that it was answered (LGPD, art. 16, I); an open one keeps the person
 * too, because it can't be answered otherwise.
 * @throws Refusal when it is no e-mail address, the settings and their folder disagree, or nobody says yes
 */
export async function erase(context: LeadsContext, typed: string, yes: boolean): Promise<void> {
  const { terminal } = context;
  const email = parseEmail(typed);
  if (email === undefined) {
    throw new Refusal('Este não é um endereço de e-mail: confira se foi digitado por inteiro.');
  }
  await refuseOtherDatabase(context);
  const handle = await context.database();
  const person = await readPerson(handle.db, email);
  await terminal.write(describePerson(person));
  // A removal that is still to be told is not erased: it is how the copies elsewhere go.
  if (person.signUps.length + person.held.length + person.requests.length === 0) return;
  const open = person.requests.filter(({ done_at }) => done_at === null).map(({ protocol }) => protocol);
  const effects = [
    ...effectsOf(person),
    ...(open.length === 0 ? [] : [`${words.openRequests} ${open.join(', ')}`]),
  ];
  await terminal.write(`
O que vai acontecer:
${effects.map((effect) => `  ${effect}\n`).join('')}
Antes, confirme com a pessoa, por este e-mail, que o pedido é dela.
`);
  await confirm(context, 'Apagar?', yes);
  const [signUp] = person.signUps;
  const erased = await eraseEmail(handle, email, async (db, { signUps, held, requests }) => {
    if (signUps + held + requests === 0) return;
    const detail = requests === 0 ? undefined : `pedidos esvaziados=${requests}`;
    const entry = { action: 'erase', subject: 'sign-up', subjectId: signUp?.id } as const;
    await recordAudit({ db }, { ...entry, detail, ...atTerminal() });
  });
  await terminal.write(describeErased(erased));
  await terminal.write(
    `Falta apagar, na caixa de quem vende, as mensagens sobre a pessoa${
      erased.systems > 0 ? '; o sistema que recebe o webhook apaga a cópia dele' : ''
    }.\n`,
  );
}

/** What was done, in words. */
export function describeErased({ signUps, held, notices, told, requests }: Erased): string {
  return `Feito: inscrições apagadas ${signUps}, retidas ${held}, avisos apagados ${notices}, pedidos esvaziados ${requests}.
${told === 0 ? '' : `Quem recebeu a inscrição é avisado da saída pelo servidor: ${told}.\n`}`;
}

/** What is held about a person, one line each: enough to see that it is the one who asked. The staff's page shows all of it. */
function describePerson({ email, signUps, held, requests, notices, erasures }: Person): string {
  const removals = notices.filter(({ removed_id }) => removed_id !== null).length;
  const lines = [
    ...signUps.map(
      ({ nome, empresa, source, created_at }) =>
        `Inscrição de ${formatShortDayAndTime(created_at)}: ${listNames[listOf(source)]}, ${nome}, ${empresa}`,
    ),
    ...held.map(
      ({ created_at, source }) =>
        `Inscrição retida de ${formatShortDayAndTime(created_at)}: ${listNames[listOf(source)]}`,
    ),
    ...requests.map(
      ({ protocol, nome, done_at }) =>
        `Pedido ${protocol}: ${nome}, ${done_at === null ? 'aberto' : `respondido em ${formatShortDayAndTime(done_at)}`}`,
    ),
    ...(removals === 0 ? [] : [`Avisos sobre a saída, ainda não entregues: ${removals}`]),
  ];
  if (lines.length === 0) lines.push(`Não há nada sobre ${email}.`);
  lines.push(
    ...erasures.map(({ list, created_at }) => {
      const what =
        list === undefined
          ? 'Os dados deste e-mail foram apagados'
          : `Este e-mail saiu da lista ${listNames[list]}`;
      return `${what} em ${formatShortDayAndTime(created_at)}.`;
    }),
  );
  return lines.map((line) => `${terminalSafe(line)}\n`).join('');
}

/**
 * `erase --save`: writes the marks to a file. A restored backup knows only the marks that were there when it was made,
 * so they are kept beside the backups.
 */
export async function saveMarks({ database, terminal }: LeadsContext, path: string): Promise<void> {
  const { db } = await database();
  const erasures = await readErasureMarks(db);
  await writeNewFile(path, (_, file) => file.appendFile(formatErasureMarks(erasures)));
  await terminal.write(`${erasures.length} marcas em ${path}.\n`);
}

/**
 * `erase --again`: after a snapshot was brought back, erases everyone again who had been erased. What a person sent after the
 * erasure stays: it is new. Also closes the tables again to everyone but the site, and lets the next ids begin far ahead.
 * @param from where the marks are that are taken over first, as {@link readMarks} understands it
 * @throws Refusal when there are none, or nobody says yes
 */
export async function eraseAgain(
  context: LeadsContext,
  { from, yes }: { readonly from: string | undefined; readonly yes: boolean },
): Promise<void> {
  const { terminal } = context;
  await refuseOtherDatabase(context);
  const handle = await context.database();
  // A restore makes the tables anew, on Supabase open to its public roles.
  await protectTables(handle.db, handle.kind);
  await handle.db.transaction().execute((transaction) => startFarAhead(handle.kind, transaction));
  if (from !== undefined) {
    const erasures = await readMarks(from);
    await handle.db.transaction().execute((transaction) => addErasureMarks(transaction, erasures));
  }
  const found = await findMarked(handle.db);
  const { marks, signUps, held, requests } = found;
  await terminal.write(
    `Marcas: ${marks}. De volta no banco: inscrições ${signUps.length}, retidas ${held.length}, pedidos respondidos ${requests.length}.\n`,
  );
  if (signUps.length + held.length + requests.length === 0) return;
  await confirm(context, 'Apagar de novo?', yes);
  const erased = await handle.db.transaction().execute(async (db) => {
    const done = await eraseMarked(db, found);
    await recordAudit(
      { db },
      { action: 'erase', subject: 'sign-up', detail: `de novo=${done.signUps}`, ...atTerminal() },
    );
    return done;
  });
  await truncateWal(handle);
  await terminal.write(describeErased(erased));
}

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
