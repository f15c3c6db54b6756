/**
 * The rules of schema.org for the structured data that the site states: which properties a type has, and which
 * of them it says nothing without. Ratings and reviews are in no list: none was verified.
 */
interface TypeRules {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const types: Readonly<Record<string, TypeRules>> = {
  Organization: {
    required: ['name', 'url'],
    optional: '@id legalName logo description foundingDate address contactPoint sameAs'.split(' '),
  },
  PostalAddress: {
    required: ['addressLocality', 'addressRegion', 'addressCountry'],
    optional: ['streetAddress', 'postalCode'],
  },
  ContactPoint: { required: ['contactType', 'telephone'], optional: ['availableLanguage'] },
  WebSite: { required: ['name', 'url', 'publisher'], optional: ['@id', 'inLanguage'] },
  BreadcrumbList: { required: ['itemListElement'], optional: [] },
  ListItem: { required: ['position', 'name', 'item'], optional: [] },
  SoftwareApplication: {
    required: ['name', 'description', 'url', 'applicationCategory', 'operatingSystem', 'provider'],
    optional: ['inLanguage', 'isAccessibleForFree', 'offers'],
  },
  Offer: { required: ['price', 'priceCurrency'], optional: [] },
  FAQPage: { required: ['mainEntity'], optional: ['inLanguage'] },
  Question: { required: ['name', 'acceptedAnswer'], optional: [] },
  Answer: { required: ['text'], optional: [] },
};

/** Properties whose value is an address, whole and of the site. */
const addresses = new Set(['@id', 'url', 'logo', 'item']);

type Json = Readonly<Record<string, unknown>>;

/**
 * What breaks schema.org's rules in one page's structured data; empty when nothing does.
 * @param items the parsed scripts of the page
 * @param origin canonical origin, without a slash at the end
 */
export function schemaOrgProblems(items: readonly Json[], origin: string): readonly string[] {
  const described = new Set(items.map((item) => item['@id']));
  return items.flatMap((item) => [
    ...(item['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org']),
    ...problemsOf(item, String(item['@type'])),
  ]);

  function problemsOf({ '@context': _context, '@type': type, ...properties }: Json, at: string): string[] {
    const names = Object.keys(properties);
    if (type === undefined) {
      // A bare reference means something only to who has read the thing itself, on the same page.
      return names.length === 1 && described.has(properties['@id']) ? [] : [`${at}: points at nothing`];
    }
    const rules = types[String(type)];
    if (!rules) return [`${at}: no rules for the type ${String(type)}`];
    return [
      ...rules.required.filter((name) => !names.includes(name)).map((name) => `${at}: lacks ${name}`),
      ...names
        .filter((name) => !rules.required.includes(name) && !rules.optional.includes(name))
        .map((name) => `${at}: ${name} is not in the rules`),
      ...Object.entries(properties).flatMap(([name, value]) => valueProblems(name, value, `${at}.${name}`)),
    ];
  }

  function valueProblems(name: string, value: unknown, at: string): string[] {
    if (name === 'sameAs') {
      // Profiles of the company on other sites: the only addresses that are not the site's own.
      const profiles = Array.isArray(value) ? value : [];
      const wrong = profiles.filter((profile) => !/^https:\/\/[^\s/]+/.test(String(profile)));
      return [
        ...(profiles.length === 0 ? [`${at}: is empty`] : []),
        ...wrong.map((each) => `${at}: ${each}`),
      ];
    }
    if (Array.isArray(value)) {
      const wrongPlace = value.some((entry, index) => (entry.position ?? index + 1) !== index + 1);
      return [
        ...(value.length === 0 ? [`${at}: is empty`] : []),
        ...(wrongPlace ? [`${at}: positions do not count from 1`] : []),
        ...value.flatMap((entry: Json, index) => problemsOf(entry, `${at}[${index}]`)),
      ];
    }
    if (typeof value === 'object' && value !== null) return problemsOf({ ...value }, at);
    if (value === '' || value === null) return [`${at}: is empty`];
    if (addresses.has(name) && !String(value).startsWith(`${origin}/`)) return [`${at}: ${String(value)}`];
    return [];
  }
}
