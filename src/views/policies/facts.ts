import { brand, headquarters } from '#brand.ts';
import { accessLogWords } from '#content/access-log.ts';
import type { AccessLogAddress } from '#shared/access-log-address.ts';

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
 * Fills the company's facts into a policy's HTML, where its Markdown says `{{nome}}` and the like.
 * Addresses of links arrive percent-encoded from the Markdown renderer; both forms are filled.
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
