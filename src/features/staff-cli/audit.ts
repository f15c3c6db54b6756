import { randomBytes } from 'node:crypto';
import { consentProof as words } from '#content/staff/requests.ts';
import { actOf, listAudit } from '#features/audit/audit.ts';
import { readProof } from '#features/consent/staff/proof.ts';
import { hashPassword, isStaffName, sharedName } from '#server/settings/staff.ts';
import { formatShortDayAndTime, startOfDay } from '#shared/dates.ts';
import { terminalSafe } from '#shared/terminal-safe.ts';
import { type LeadsContext, Refusal, tabbed } from './terminal.ts';

/** `audit`: what was read and written on the staff's pages and by `export` and `erase`, the newest first, a line each with tabs between. */
export async function audit(
  { database, terminal }: LeadsContext,
  { since, limit }: { readonly since: string | undefined; readonly limit: number },
): Promise<void> {
  // One more, to know whether there are more.
  const found = await listAudit(await database(), {
    since: since === undefined ? undefined : startOfDay(since),
    limit: limit + 1,
  });
  if (found.length === 0) return terminal.write('Nenhum registro.\n');
  const rows = found
    .slice(0, limit)
    .map((line) => [
      formatShortDayAndTime(line.created_at),
      actOf(line),
      line.detail ?? '-',
      line.who,
      line.address,
    ]);
  await terminal.write(tabbed(rows));
  if (found.length > limit) terminal.note(`Há mais registros: aumente --limit (agora ${limit}).`);
}

/**
 * `consent`: what a receipt of a choice about cookies stands for, and the text that was shown, or the text of a sign-up's version.
 * @throws Refusal when there is none
 */
export async function consent({ database, settings, terminal }: LeadsContext, code: string): Promise<void> {
  const proof = await readProof(await database(), settings.dataDir, code);
  if (proof === undefined) throw new Refusal(words.unknown);
  for (const [label, value] of proof.facts) await terminal.write(`${label}: ${value}\n`);
  if (proof.text === undefined) throw new Refusal(words.noText);
  await terminal.write(`\n${proof.text.split('\n').map(terminalSafe).join('\n')}\n`);
}

/**
 * `user`: makes a password for somebody of the staff. What is written is the line for `STAFF_USERS`, and what is noted beside it the password,
 * so that `>> file` keeps the one without the other.
 * @throws Refusal when nobody may be called this
 */
export async function user({ terminal }: LeadsContext, typed: string): Promise<void> {
  const name = typed.trim().normalize('NFC');
  if (!isStaffName(name)) {
    throw new Refusal(
      `O nome tem letras, dígitos, espaços, ponto, hífen, _, + ou @, até 120 no todo, e não é ${sharedName}.`,
    );
  }
  const password = randomBytes(18).toString('base64url');
  await terminal.write(`${name}:${await hashPassword(password)}\n`);
  terminal.note(`Senha de ${name}, mostrada só agora: ${password}`);
}
