import { expect, test } from 'vitest';
import * as z from 'zod';
import { brand } from '#brand.ts';
import { builtPage, plain, wordsOf } from '../../support/browser/built-page.ts';
import { builtPages } from '../../support/browser/pages.ts';

/**
 * The rules of schema.org for the structured data that the site states: the properties of each type, with a question mark where it may
 * do without. Ratings and reviews are in no list: none was verified.
 */
const properties = {
  Organization: 'name url @id? legalName? logo? description? foundingDate? address? contactPoint? sameAs?',
  PostalAddress: 'addressLocality addressRegion addressCountry streetAddress? postalCode?',
  ContactPoint: 'contactType telephone availableLanguage?',
  WebSite: 'name url publisher @id? inLanguage?',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
  SoftwareApplication:
    'name description url applicationCategory operatingSystem provider inLanguage? isAccessibleForFree? offers?',
  Offer: 'price priceCurrency',
  FAQPage: 'mainEntity inLanguage?',
  Question: 'name acceptedAnswer',
  Answer: 'text',
};

const text = z.string().min(1);
const ownAddress = z.string().startsWith(`${brand.url}/`);

/** What a property holds that is no text. */
const values: Readonly<Record<string, z.ZodType>> = {
  '@context': z.literal('https://schema.org'),
  '@id': ownAddress,
  url: ownAddress,
  logo: ownAddress,
  item: ownAddress,
  position: z.int(),
  isAccessibleForFree: z.boolean(),
  availableLanguage: z.unknown(),
  // Profiles of the company on other sites: the only addresses that are not the site's own.
  sameAs: z.array(z.url({ protocol: /^https$/ })).min(1),
  publisher: z.strictObject({ '@id': ownAddress }),
  provider: thing('Organization', '@id name url'),
  address: thing('PostalAddress'),
  contactPoint: thing('ContactPoint'),
  offers: thing('Offer'),
  itemListElement: z.array(thing('ListItem')).min(1),
  mainEntity: z.array(thing('Question')).min(1),
  acceptedAnswer: thing('Answer'),
};

/** What is of a type and has its properties, and no other. */
function thing(type: keyof typeof properties, names = properties[type]) {
  return z.lazy(() => {
    const shape = names.split(' ').map((name): [string, z.ZodType] => {
      const value = values[name.replace('?', '')] ?? text;
      return name.endsWith('?') ? [name.slice(0, -1), value.optional()] : [name, value];
    });
    return z.strictObject({ '@type': z.literal(type), ...Object.fromEntries(shape) });
  });
}

test('structured data keeps the rules of schema.org, says what the page says, and rates nothing (R-PAGE-8)', () => {
  const paths = builtPages();
  const types: (keyof typeof properties)[] = [];
  for (const path of paths) {
    const page = builtPage(path);
    const said = wordsOf(page.querySelector('main'));
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
    const items = scripts.map((script) => JSON.parse(script.textContent));
    for (const item of items) {
      const type = z.literal(Object.keys(properties) as typeof types).parse(item['@type']);
      types.push(type);
      const { error } = thing(type, `@context ${properties[type]}`).safeParse(item);
      expect(error && z.prettifyError(error), `${type} of ${path}`).toBeUndefined();
      if (type === 'BreadcrumbList') expect(item.itemListElement.at(-1)?.item).toBe(`${brand.url}${path}`);
      // A bare reference means something only to who has read the thing itself, on the same page.
      if (type === 'WebSite') expect(items.map((one) => one['@id'])).toContain(item.publisher['@id']);
      for (const { name, acceptedAnswer } of type === 'FAQPage' ? item.mainEntity : []) {
        expect(said, path).toContain(plain(name));
        expect(said, path).toContain(plain(acceptedAnswer.text));
      }
    }
  }
  const counts = [...Map.groupBy(types, (type) => type)].map(([type, { length }]) => [type, length]);
  expect(Object.fromEntries(counts)).toEqual({
    Organization: 1,
    WebSite: 1,
    BreadcrumbList: paths.length - 1,
    SoftwareApplication: 5,
    FAQPage: 4,
  });
});
