// R-PAGE-8
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { solution } from '#content/solutions.ts';
import {
  breadcrumbs,
  organization,
  shareImagePath,
  softwareApplication,
  toScript,
  trailOf,
} from './json-ld.ts';

const origin = 'https://www.exemplo.example';

test('the trail names the section and the page, with whole addresses', () => {
  expect(breadcrumbs(origin, trailOf('/solucoes/leia-la', 'Leia.lá'))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Início', item: `${origin}/` },
      { position: 2, name: 'Soluções', item: `${origin}/solucoes` },
      { position: 3, name: 'Leia.lá', item: `${origin}/solucoes/leia-la` },
    ],
  });
  expect(trailOf('/solucoes', 'Soluções')).toHaveLength(1);
});

test('the company has its address and its own profiles', () => {
  expect(organization(origin)).toMatchObject({
    name: brand.name,
    sameAs: brand.social,
    address: { streetAddress: brand.legal.street, postalCode: brand.legal.postalCode },
  });
});

test('a product states no rating, and a price only when it is free', () => {
  const free = softwareApplication(origin, solution('chama-la'));
  const other = softwareApplication(origin, solution('leia-la'));
  expect(free).toMatchObject({ offers: { price: '0', priceCurrency: 'BRL' } });
  expect(other).not.toHaveProperty('offers');
  for (const data of [free, other]) expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review/i);
});

test('no text can close the script that carries it', () => {
  const text = toScript({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});

test('every path has an image of its own', () => {
  expect(shareImagePath('/')).toBe('/og/inicio.png');
  expect(shareImagePath('/solucoes/leia-la')).toBe('/og/solucoes-leia-la.png');
});
