import { randomBytes } from 'node:crypto';
import { auditPage } from '#content/staff/pages.ts';
import { consentProof as words } from '#content/staff/requests.ts';
import { actOf, listAudit } from '#features/audit/audit.ts';
import { readProof } from '#features/consent/staff/proof.ts';
import { hashPassword, isStaffName, sharedName } from '#server/settings/staff.ts';
import { formatShortDayAndTime, startOfDay } from '#shared/dates.ts';
import { terminalSafe } from '#shared/terminal-safe.ts';
import { type LeadsContext, Refusal, writeRows } from './terminal.ts';

/** `audit`: what was read and written on the staff's pages and by `export` and `erase`, the newest first, a line each with tabs between. */
export async function audit(
  context: LeadsContext,
  { since, limit }: { readonly since: string | undefined; readonly limit: number },
): Promise<void> {
  const found = await listAudit(await context.database(), {
    since: since && startOfDay(since),
    limit: limit + 1,
  });
  await writeRows(context, found, limit, { none: auditPage.none, many: 'registros' }, (line) => [
    formatShortDayAndTime(line.created_at),
    actOf(line),
    line.detail ?? '-',
    line.who,
    line.address,
  ]);
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
