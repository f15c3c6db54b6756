import { brand } from '#brand.ts';

const facts: Readonly<Record<string, string>> = {
  nome: brand.name,
  razaoSocial: brand.legal.corporateName,
  cnpj: brand.legal.cnpj,
  cidade: brand.legal.city,
  endereco: `${brand.legal.street}, ${brand.legal.city}, ${brand.legal.state}, CEP ${brand.legal.postalCode}`,
  site: brand.url.replace('https://', ''),
  emailPrivacidade: brand.emails.privacy,
  emailEncarregado: brand.emails.dataProtectionOfficer,
};

/**
 * Fills the company's facts into a policy's HTML, where its Markdown says `{{nome}}` and the like.
 * Addresses of links arrive percent-encoded from the Markdown renderer; both forms are filled.
 * @throws when a name is not known, so that a typing error fails the build
 */
export function fillFacts(html: string): string {
  return html.replaceAll(/(?:\{\{|%7B%7B)(\w+)(?:\}\}|%7D%7D)/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No company fact is called ${name}`);
    return fact;
  });
}
