import type { InternationalTransfer, Service } from '#shared/third-party-service.ts';

/**
 * Who the company is. The one file that a rebrand edits (docs/rebranding.md).
 * Every name, address, number and link of the company on the site comes from here.
 */
export const brand = {
  /** Name in running text. */
  name: 'Cometta',
  /** Lowercase wordmark; the purple dot is drawn after it. */
  wordmark: 'cometta',
  /** Domain without scheme: the copyright generator accepts it and its subdomains. */
  domain: 'cometta.example',
  /** Canonical origin, without a slash at the end. `SITE_URL` overrides it. */
  url: 'https://www.cometta.example',
  /** Day on which Portal AI 1.0 was launched, as `2027-03-05`: a year later `leads purge` ends its waiting list. */
  portalLaunched: undefined as string | undefined,
  tagline: 'Produtos com IA para portais de notícias e empresas.',
  /** One sentence that tells what the company does, for search engines and shared links. */
  description:
    'Produtos digitais com inteligência artificial para portais de notícias e empresas. A tecnologia adianta o trabalho; a decisão é de gente.',
  /** E.164 without the plus sign, as `wa.me` takes it. */
  whatsapp: '5511900000000',
  /** How soon the team answers who writes or calls, as running text. The pages promise it: change it to what is true. */
  answersWithin: 'em até dois dias úteis',
  emails: {
    /** In the footer: the electronic address of Decreto 7.962/2013, art. 2, II. */
    contact: 'contato@cometta.example',
    /** For notices of illegal content, from anybody (terms of service). */
    notices: 'denuncias@cometta.example',
    privacy: 'privacidade@cometta.example',
    /** Data-protection officer (encarregado), LGPD art. 41. */
    dataProtectionOfficer: 'encarregado@cometta.example',
  },
  /**
   * Who the data-protection officer is, and who stands in: full names of natural persons, which the privacy policy
   * publishes (Resolução CD/ANPD 18/2024, arts. 4, 8 and 9). Both answer at `emails.dataProtectionOfficer`.
   */
  dataProtectionOfficer: { name: 'Lívia Castanho Prado', substitute: 'Otávio Brandão Reis' },
  /**
   * Personal data of this site that go abroad. The privacy policy lists them as Resolução CD/ANPD 19/2024, art. 17, asks; while
   * the list is empty it says that there are none, so a server, mailbox or CRM outside Brazil belongs here.
   */
  internationalTransfers: [] as readonly InternationalTransfer[],
  externalTools: {
    chamaLa: 'https://chama.cometta.example',
    legalPublications: 'https://publicidadelegal.cometta.example',
  },
  /** The company's own profiles on social networks, for search engines (schema.org `sameAs`). */
  social: ['https://linkedin.cometta.example', 'https://instagram.cometta.example'],
  /** Year of the first work and year of incorporation; both are shown in one sentence. */
  since: 2008,
  founded: 2009,
  legal: {
    corporateName: 'Cometta Tecnologia Ltda.',
    cnpj: '00.000.000/0000-00',
    street: 'Rua do Rastro, 100',
    /** CEP, as the post office writes it. */
    postalCode: '00000-000',
    city: 'São Paulo',
    state: 'SP',
    country: 'Brasil',
  },
} as const;

/** What depends on a visitor's consent (docs/lgpd.md). */
export const consent = {
  /** Third-party services, loaded only after the visitor has turned their category on. None as shipped. */
  services: [] as readonly Service[],
  /**
   * Whether the links to the policies in the cookie banner also accept (R-CNS-5). Reading a policy is not
   * consent under the LGPD (art. 5, XII): a company that wants to be sure turns this off. The build fails with this on while
   * there are services.
   */
  policyLinksAccept: true as boolean,
} as const;

/** The company's address in one line. */
export const headquarters = `${brand.legal.street}, ${brand.legal.city}, ${brand.legal.state}, CEP ${brand.legal.postalCode}`;

/**
 * Address of a chat with the company's team.
 * @param text message already written for the visitor, plain text in Portuguese
 * @returns a `https://wa.me/` URL with the text encoded
 */
export function whatsappUrl(text: string): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(text)}`;
}
