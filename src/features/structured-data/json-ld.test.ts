// R-PAGE-8
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { structuredData, toScript } from './json-ld.ts';

const origin = 'https://www.exemplo.example';

test('the company has its address and its own profiles', () => {
  const [organization] = structuredData(origin, { path: '/', name: '' });
  expect(organization).toMatchObject({
    name: brand.name,
    sameAs: brand.social,
    address: { streetAddress: brand.legal.street, postalCode: brand.legal.postalCode },
  });
});

test('the trail names the section and the page, with whole addresses', () => {
  const [trail] = structuredData(origin, { path: '/solucoes/leia-la', name: 'Leia.lá' });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Início', item: `${origin}/` },
      { position: 2, name: 'Soluções', item: `${origin}/solucoes` },
      { position: 3, name: 'Leia.lá', item: `${origin}/solucoes/leia-la` },
    ],
  });
  const [ofSection, ...others] = structuredData(origin, { path: '/solucoes', name: 'Soluções' });
  expect(ofSection?.itemListElement).toHaveLength(2);
  expect(others).toEqual([]);
});

test('a product states a price only when it is free', () => {
  const [, free] = structuredData(origin, { path: '/solucoes/chama-la', name: 'Chama.lá' });
  expect(free).toMatchObject({ offers: { price: '0', priceCurrency: 'BRL' } });
  const [, other] = structuredData(origin, { path: '/solucoes/leia-la', name: 'Leia.lá' });
  expect(other).toMatchObject({ '@type': 'SoftwareApplication' });
  expect(other).not.toHaveProperty('offers');
});

test('no text can close the script that carries it', () => {
  const text = toScript({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});
