import { type Kysely, sql } from 'kysely';
import { patienceMs } from '#features/outbox/enqueue.ts';
import { stateLabels } from '#features/outbox/staff/labels.ts';
import { type LeadsContext, Refusal } from '#features/staff-cli/terminal/context.ts';
import type { Schema } from '#server/database/tables.ts';

/**
 * `retry`: puts notices that were given up back in the queue, with the same key and the whole patience again. A server
 * that runs finds them within seconds.
 * @param key of one notice; undefined takes all of them
 * @throws Refusal when the key is that of no notice, or of one that was not given up
 */
export async function retry(
  { database, terminal, now }: LeadsContext,
  key: string | undefined,
): Promise<void> {
  const { db } = await database();
  let query = db
    .updateTable('outbox')
    .set({
      state: 'pending',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      give_up_at: new Date(now.getTime() + patienceMs).toISOString(),
      lease_until: null,
    })
    .where('state', '=', sql.lit('dead' as const));
  if (key !== undefined) query = query.where('key', '=', key.toLowerCase());
  const revived = Number((await query.executeTakeFirstOrThrow()).numUpdatedRows);
  if (key !== undefined && revived === 0) await explain(db, key.toLowerCase());
  await terminal.write(
    revived === 0
      ? 'Nenhum aviso desistido.\n'
      : `${revived.toLocaleString('pt-BR')} ${revived === 1 ? 'aviso volta' : 'avisos voltam'} para a fila; o servidor tenta em instantes.\n`,
  );
}

async function explain(db: Kysely<Schema>, key: string): Promise<never> {
  const item = await db.selectFrom('outbox').select('state').where('key', '=', key).executeTakeFirst();
  throw new Refusal(
    item === undefined
      ? 'Nenhum aviso tem esta chave (stats mostra as dos desistidos).'
      : `Este aviso não está entre os desistidos: está ${stateLabels[item.state]}.`,
  );
}
