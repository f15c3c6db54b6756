import {
  listNotices,
  noticeLabels,
  readNoticeState,
  reviveNotices,
  stateLabels,
} from '#features/outbox/staff/notices.ts';
import { type LeadsContext, Refusal, writeRows } from './terminal.ts';

/** `outbox failed`: the notices that were given up, the last first, each with the key that `outbox retry` takes. */
export async function listFailed(context: LeadsContext, limit: number): Promise<void> {
  const dead = await listNotices(await context.database(), 'dead', { limit: limit + 1 });
  await writeRows(context, dead, limit, { none, many: 'avisos' }, (notice) => [
    notice.key,
    noticeLabels[notice.kind],
    `${notice.attempts} tentativas`,
    notice.last_error ?? '-',
  ]);
}

const none = 'Nenhum aviso abandonado.';

/**
 * `outbox retry`: puts notices that were given up back in the queue. A server that runs finds them within seconds.
 * @param typed key of one notice; undefined takes all of them
 * @throws Refusal when the key is that of no notice, or of one that was not given up
 */
export async function retry(
  { database, terminal, now }: LeadsContext,
  typed: string | undefined,
): Promise<void> {
  const handle = await database();
  const key = typed?.toLowerCase();
  const revived = await reviveNotices(handle, key, now, key === undefined);
  if (key !== undefined && revived === 0) throw explain(await readNoticeState(handle, key));
  await terminal.write(
    revived === 0
      ? `${none}\n`
      : `${revived.toLocaleString('pt-BR')} ${revived === 1 ? 'aviso volta' : 'avisos voltam'} para a fila; o servidor tenta em instantes.\n`,
  );
}

function explain(state: keyof typeof stateLabels | undefined): Refusal {
  return new Refusal(
    state === undefined
      ? 'Nenhum aviso tem esta chave (outbox failed mostra as dos abandonados).'
      : `Este aviso não está entre os abandonados: está ${stateLabels[state]}.`,
  );
}
