import { consentProof as words } from '#content/staff/proof.ts';
import { readProof } from '#features/consent/staff/proof.ts';
import { type LeadsContext, Refusal } from '#features/staff-cli/terminal/context.ts';
import { terminalSafe } from '#shared/terminal-safe.ts';

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
