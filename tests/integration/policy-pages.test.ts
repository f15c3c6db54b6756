/** What the built pages of the policies say, and where they lead. */
import { describe, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { contentChecklist, termsIndex } from '#content/policies.ts';
import { builtPage, linksIn, wordsOf, wordsOfAll } from '../support/built-page.ts';

describe('a document', () => {
  // R-POL-3, R-POL-5, R-POL-17, R-POL-19
  test.each([
    [
      'politica-de-privacidade',
      'Política de privacidade',
      ['/contato', `mailto:${brand.emails.privacy}`, `mailto:${brand.emails.dataProtectionOfficer}`],
    ],
    ['politica-de-cookies', 'Política de cookies', ['/contato', '/politica-de-privacidade']],
    ['termos-de-servico', 'Termos de serviço', ['/contato']],
    ['termos-de-uso', 'Termos de uso', ['/contato', '/politica-de-privacidade', '/termos-de-servico']],
    [
      'politica-de-conteudo',
      'Política de conteúdo',
      ['/compromisso-jornalismo', '/termos-de-servico', '/politica-de-privacidade'],
    ],
    ['compromisso-jornalismo', 'Compromisso com o jornalismo', ['/sobre', '/contato', '/termos']],
  ])('%s is complete, named, dated and clean', (name, title, links) => {
    const page = builtPage(`${name}.html`);
    expect(wordsOf(page.querySelector('h1'))).toMatch(new RegExp(`^${title} ?\\.$`));
    expect(wordsOfAll(page, 'main p')).toContainEqual(
      expect.stringMatching(/^Versão \d+\.\d+, em vigor desde \d+ de \p{L}+ de \d{4}$/u),
    );
    for (const href of links)
      expect(page.querySelector(`main article a[href="${href}"]`), href).not.toBeNull();
    expect(wordsOf(page.querySelector('main'))).not.toContain('{{');
  });
});

test('a document names its versions, and each earlier one is at an address of its own (R-POL-24)', () => {
  const items = [
    ...builtPage('termos-de-uso.html').querySelectorAll('section[aria-labelledby="versoes"] li'),
  ];
  expect(items.map((item) => wordsOf(item))).toEqual([
    expect.stringMatching(/^Versão 2\.1, desde 23 de novembro de 2026 ?\. Só os produtos/),
    expect.stringMatching(/^Versão 2\.0, de 22 de novembro de 2026 a 22 de novembro de 2026 ?\. A suspensão/),
    expect.stringMatching(
      /^Versão 1\.0, de 5 de janeiro de 2026 a 21 de novembro de 2026 ?\. Primeira versão\.$/,
    ),
  ]);
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    undefined,
    '/versoes/termos-de-uso-2-0',
    '/versoes/termos-de-uso-1-0',
  ]);
  const earlier = builtPage('versoes/termos-de-uso-1-0.html');
  expect(wordsOf(earlier.querySelector('main'))).toContain('Esta versão não vale mais.');
  expect(earlier.querySelector('main article a')?.getAttribute('href')).toBe('/termos-de-uso');
  expect(earlier.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('the index leads to the five documents, to the commitment and to the team (R-POL-1)', () => {
  const page = builtPage('termos.html');
  const cards = page.querySelector('section[aria-label="Documentos"]');
  const items = [...(cards?.querySelectorAll('li') ?? [])];
  const ask = items.pop();
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/politica-de-privacidade',
    '/termos-de-servico',
    '/termos-de-uso',
    '/politica-de-cookies',
    '/politica-de-conteudo',
  ]);
  for (const item of items) expect(wordsOf(item)).toContain('Disponível');
  expect(ask?.querySelector('a')?.getAttribute('href')).toBe('/contato');
  expect(wordsOf(ask ?? null)).toContain(termsIndex.ask.action);
  expect(linksIn(page.querySelector('main'))).toContain(
    `${termsIndex.pact.action} -> /compromisso-jornalismo`,
  );
});

test('the content policy ends with eight items that cannot be ticked (R-POL-14)', () => {
  const page = builtPage('politica-de-conteudo.html');
  const list = [...page.querySelectorAll('section')].find(
    (part) => wordsOf(part.querySelector('h2')) === contentChecklist.title,
  );
  const boxes = [...(list?.querySelectorAll('input[type="checkbox"]') ?? [])];
  expect(boxes).toHaveLength(8);
  for (const box of boxes) expect(box.hasAttribute('disabled')).toBe(true);
});
