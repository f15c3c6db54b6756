// R-PAGE-8
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { solution } from '#content/solutions.ts';
import { breadcrumbs, organization, softwareApplication, toScript } from './json-ld.ts';

const origin = 'https://www.exemplo.example';

test('the trail names the section and the page, with whole addresses', () => {
  expect(breadcrumbs(origin, '/solucoes/leia-la', 'Leia.lá')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Início', item: `${origin}/` },
      { position: 2, name: 'Soluções', item: `${origin}/solucoes` },
      { position: 3, name: 'Leia.lá', item: `${origin}/solucoes/leia-la` },
    ],
  });
  expect(breadcrumbs(origin, '/solucoes', 'Soluções').itemListElement).toHaveLength(2);
});

test('the company has its address and its own profiles', () => {
  expect(organization(origin)).toMatchObject({
    name: brand.name,
    sameAs: brand.social,
    address: { streetAddress: brand.legal.street, postalCode: brand.legal.postalCode },
  });
});

test('a product states a price only when it is free', () => {
  expect(softwareApplication(origin, solution('chama-la'))).toMatchObject({
    offers: { price: '0', priceCurrency: 'BRL' },
  });
  expect(softwareApplication(origin, solution('leia-la'))).not.toHaveProperty('offers');
});

test('no text can close the script that carries it', () => {
  const text = toScript({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});
