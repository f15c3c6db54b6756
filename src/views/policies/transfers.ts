import { transferWords as words } from '#content/policies.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { InternationalTransfer } from '#shared/international-transfer.ts';

const labels = Object.entries(words.labels) as readonly [keyof typeof words.labels, string][];

/**
 * Puts what goes abroad, or that nothing does, where a policy's Markdown says `<!-- transferencias -->` (Resolução CD/ANPD
 * 19/2024, art. 17).
 */
export function fillTransfers(html: string, transfers: readonly InternationalTransfer[]): string {
  return html.replace('<!-- transferencias -->', () => transfersHtml(transfers));
}

function transfersHtml(transfers: readonly InternationalTransfer[]): string {
  if (transfers.length === 0) return `<p>${words.none}</p>`;
  return `<p>${words.intro}</p><ul>${transfers.map(item).join('')}</ul><p>${words.clauses}</p>`;
}

function item(transfer: InternationalTransfer): string {
  const facts = labels.map(([field, label]) => `${label}: ${escapeHtml(transfer[field])}`);
  return `<li><strong>${escapeHtml(transfer.recipient)}, ${escapeHtml(transfer.country)}</strong>; ${facts.join('; ')}.</li>`;
}
