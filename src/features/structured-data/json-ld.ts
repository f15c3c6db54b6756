import { brand } from '#brand.ts';
import { trailNames } from '#content/interface.ts';
import type { FaqItem, Solution } from '#content/schema.ts';
import { solutions } from '#content/solutions.ts';

/** Structured data as search engines read it (schema.org in JSON-LD). No rating is ever stated: none was verified. */
type JsonLd = Readonly<Record<string, unknown>>;

/**
 * What a page states: on the home page the company and its website, on every other the way to it, the product that the page is
 * about, and its questions.
 * @param origin the canonical origin, without a slash at the end
 * @param page its path, its name in the trail, and the questions that it answers
 */
export function structuredData(
  origin: string,
  { path, name, questions }: { path: string; name: string; questions?: readonly FaqItem[] | undefined },
): readonly JsonLd[] {
  const product = path.startsWith('/solucoes/') && solutions.find((solution) => solution.path === path);
  return [
    ...(path === '/' ? company(origin) : [breadcrumbs(origin, path, name)]),
    ...(product ? [softwareApplication(origin, product)] : []),
    ...(questions ? [faqPage(questions)] : []),
  ];
}

/** The company, and the website that it publishes. */
function company(origin: string): readonly JsonLd[] {
  const id = `${origin}/#empresa`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: brand.name,
      legalName: brand.legal.corporateName,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      description: brand.description,
      foundingDate: String(brand.founded),
      sameAs: brand.social,
      address: {
        '@type': 'PostalAddress',
        streetAddress: brand.legal.street,
        postalCode: brand.legal.postalCode,
        addressLocality: brand.legal.city,
        addressRegion: brand.legal.state,
        addressCountry: 'BR',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        telephone: `+${brand.whatsapp}`,
        availableLanguage: 'pt-BR',
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: brand.name,
      url: `${origin}/`,
      inLanguage: 'pt-BR',
      publisher: { '@id': id },
    },
  ];
}

/** The way from the home page to a page, such as `/solucoes/leia-la`: its section when the address has one, then its own name. */
function breadcrumbs(origin: string, path: string, name: string): JsonLd {
  const sections = [
    { name: trailNames.home, path: '/' },
    ...(path.startsWith('/solucoes/') ? [{ name: trailNames.solutions, path: '/solucoes' }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...sections, { name, path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${origin}${step.path}`,
    })),
  };
}

/** A product of the company. Only the free one states a price. */
function softwareApplication(origin: string, product: Solution): JsonLd {
  return {
    '@type': 'SoftwareApplication',
    name: product.name,
    description: product.description,
    url: `${origin}${product.path}`,
    applicationCategory:
      product.category === 'communication' ? 'CommunicationApplication' : 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'pt-BR',
    // Whole, because a reader of one page does not know what the home page says under this @id.
    provider: { '@type': 'Organization', '@id': `${origin}/#empresa`, name: brand.name, url: `${origin}/` },
    ...(product.id === 'chama-la'
      ? { isAccessibleForFree: true, offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' } }
      : {}),
  };
}

/** A page's questions and answers. An answer that changes on a day stays out: search engines keep what they read. */
function faqPage(items: readonly FaqItem[]): JsonLd {
  return {
    '@type': 'FAQPage',
    inLanguage: 'pt-BR',
    mainEntity: items
      .filter(({ answer }) => typeof answer === 'string')
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}

/** JSON that can stand inside a `<script>`: no text in it can close the element. */
export function toScript(data: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** Address of the page's image for sharing, drawn by src/integrations/share-images. */
export function shareImagePath(path: string): string {
  return `/og/${path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')}.png`;
}
