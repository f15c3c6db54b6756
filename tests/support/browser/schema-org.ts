import * as z from 'zod';

/**
 * The rules of schema.org for the structured data that the site states: which properties a type has, and which of them it says
 * nothing without. Ratings and reviews are in no list: none was verified.
 * @param items the parsed scripts of one page
 * @param origin canonical origin, without a slash at the end
 * @returns what breaks the rules
 */
export function schemaOrgProblems(items: readonly unknown[], origin: string): readonly string[] {
  const text = z.string().min(1);
  const address = z.string().startsWith(`${origin}/`);
  const described = z.array(z.looseObject({ '@id': z.string().optional() })).parse(items);
  // A bare reference means something only to who has read the thing itself, on the same page.
  const reference = z.strictObject({ '@id': z.enum(described.flatMap((item) => item['@id'] ?? [])) });
  const of = <Shape extends z.ZodRawShape>(type: string, shape: Shape) =>
    z.strictObject({ '@type': z.literal(type), ...shape });
  const onPage = <Shape extends z.ZodRawShape>(type: string, shape: Shape) =>
    of(type, { '@context': z.literal('https://schema.org'), ...shape });

  const place = of('PostalAddress', {
    addressLocality: text,
    addressRegion: text,
    addressCountry: text,
    streetAddress: text.optional(),
    postalCode: text.optional(),
  });
  const contact = of('ContactPoint', {
    contactType: text,
    telephone: text,
    availableLanguage: z.unknown().optional(),
  });
  const step = of('ListItem', { position: z.int(), name: text, item: address });
  const question = of('Question', { name: text, acceptedAnswer: of('Answer', { text }) });
  const item = z.discriminatedUnion('@type', [
    onPage('Organization', {
      name: text,
      url: address,
      '@id': address.optional(),
      legalName: text.optional(),
      logo: address.optional(),
      description: text.optional(),
      foundingDate: text.optional(),
      address: place.optional(),
      contactPoint: contact.optional(),
      // Profiles of the company on other sites: the only addresses that are not the site's own.
      sameAs: z
        .array(z.url({ protocol: /^https$/ }))
        .min(1)
        .optional(),
    }),
    onPage('WebSite', {
      name: text,
      url: address,
      publisher: reference,
      '@id': address.optional(),
      inLanguage: text.optional(),
    }),
    onPage('BreadcrumbList', {
      itemListElement: z
        .array(step)
        .min(1)
        .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
    }),
    onPage('SoftwareApplication', {
      name: text,
      description: text,
      url: address,
      applicationCategory: text,
      operatingSystem: text,
      provider: of('Organization', { '@id': address, name: text, url: address }),
      inLanguage: text.optional(),
      isAccessibleForFree: z.boolean().optional(),
      offers: of('Offer', { price: text, priceCurrency: text }).optional(),
    }),
    onPage('FAQPage', { mainEntity: z.array(question).min(1), inLanguage: text.optional() }),
  ]);
  return items.flatMap((each) => {
    const { error } = item.safeParse(each);
    return error === undefined ? [] : [z.prettifyError(error)];
  });
}
