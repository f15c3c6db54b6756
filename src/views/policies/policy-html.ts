import { brand, headquarters } from '#brand.ts';
import { accessLogWords, transferWords as words } from '#content/policies.ts';
import type { AccessLogAddress } from '#shared/access-log-address.ts';
import { unbroken } from '#shared/dated-text.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { InternationalTransfer } from '#shared/third-party-service.ts';

const facts: Readonly<Record<string, string>> = {
  nome: brand.name,
  razaoSocial: brand.legal.corporateName,
  cnpj: brand.legal.cnpj,
  cidade: brand.legal.city,
  endereco: headquarters,
  site: brand.url.replace('https://', ''),
  emailContato: brand.emails.contact,
  emailPrivacidade: brand.emails.privacy,
  emailEncarregado: brand.emails.dataProtectionOfficer,
  emailNotificacoes: brand.emails.notices,
  encarregado: brand.dataProtectionOfficer.name,
  encarregadoSubstituto: brand.dataProtectionOfficer.substitute,
  prazoDeResposta: brand.answersWithin,
};

/**
 * Fills the company's facts into a policy's HTML, at `{{nome}}` and the like; in addresses the renderer has percent-encoded it.
 * @param accessLog what the site is built for; the records of access are described by it
 * @throws when a name is not known, so that a typing error fails the build
 */
export function fillFacts(html: string, accessLog: AccessLogAddress): string {
  const known: Readonly<Record<string, string>> = { ...facts, ...accessLogWords[accessLog] };
  return html.replaceAll(/(?:\{\{|%7B%7B)(\w+)(?:\}\}|%7D%7D)/g, (_, name: string) => {
    const fact = known[name];
    if (fact === undefined) throw new Error(`No company fact is called ${name}`);
    return fact;
  });
}

/**
 * Keeps a number of the law, or the company's, on one line with what it counts ('Lei nº 13.709', 'art. 7º', 'CNPJ 00...'), and
 * 'e-mail' and its like whole (`one-line`).
 */
export const keepTogether = (html: string): string =>
  html
    .replaceAll(/(CNPJ|Lei|nº|LGPD,|\barts?\.|§) (?=\d|nº|art)/g, '$1\u00a0')
    .replaceAll(new RegExp(`${unbroken}(?![^<]*>| <)`, 'gi'), '<span class="one-line">$&</span>');

/**
 * Makes a policy's tables register tables (components/sections/RegisterTable.css): the first cell of a row is its head, the
 * others get the label of their column (`data-label`), which a phone shows beside the value, without what is in brackets.
 * @param html as the Markdown renderer writes it: plain rows, one cell a column. A row with one bold cell alone heads a group.
 */
export function labelCells(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const labels = [...table.matchAll(/<th(?: [^>]*)?>(.*?)<\/th>/gs)].map(([, label = '']) => label);
    const labelled = table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
      const group = row.match(/<td><strong>(.*?)<\/strong><\/td>(?:\s*<td><\/td>)+\s*<\/tr>/)?.[1];
      if (group)
        return `</tbody><tbody><tr><th colspan="${labels.length}" scope="rowgroup">${group}</th></tr>`;
      let column = 0;
      return row
        .replace(/<td>(.*?)<\/td>/s, (_, head: string) => {
          column++;
          return `<th scope="row">${head}</th>`;
        })
        .replaceAll('<td>', () => `<td data-label="${labels[column++]?.replace(/ \([^)]*\)/, '') ?? ''}">`);
    });
    return `<div class="register-table">${labelled}</div>`;
  });
}

const labels = Object.entries(words.labels) as readonly [keyof typeof words.labels, string][];

/** Puts what goes abroad, or that nothing does, at `<!-- transferencias -->` (Resolução CD/ANPD 19/2024, art. 17). */
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
