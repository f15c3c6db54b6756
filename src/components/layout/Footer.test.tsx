// @vitest-environment happy-dom
// R-FTR-1
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { accessibilityPath, footerColumns } from '#content/navigation.ts';
import { yearOf } from '#shared/dates.ts';
import { Footer } from './Footer.tsx';
import { updateDated } from './page.client.ts';

const html = renderToStaticMarkup(<Footer year={2031} />);

test('the first column has the tagline, and the copyright line ends the footer', () => {
  expect(html.indexOf(brand.tagline)).toBeGreaterThan(0);
  expect(html.indexOf(brand.tagline)).toBeLessThan(html.indexOf('<nav'));
  expect(html.lastIndexOf('</nav>')).toBeLessThan(
    html.indexOf(`© 2031 ${brand.name}. Todos os direitos reservados.`),
  );
});

test('the copyright line is of the year in São Paulo, and of the next when that begins (R-FTR-2)', () => {
  const hour = 60 * 60 * 1000;
  const midnight = new Date('2032-01-01T03:00:00Z').getTime();
  expect([yearOf(new Date(midnight - hour)), yearOf(new Date(midnight))]).toEqual([2031, 2032]);
  document.body.innerHTML = html;
  updateDated(new Date(midnight - hour));
  expect(document.body.textContent).toContain(`© 2031 ${brand.name}`);
  updateDated(new Date(midnight));
  expect(document.body.textContent).toContain(`© 2032 ${brand.name}. Todos os direitos reservados.`);
  expect(document.body.textContent).not.toContain('© 2031');
});

test('it says who the company is and how to reach it (R-FTR-4)', () => {
  const company = html.slice(html.indexOf('<address'), html.indexOf('</address>'));
  const { corporateName, cnpj, street, city, state, postalCode } = brand.legal;
  // Each in one piece, which no line breaks.
  for (const fact of [corporateName, `CNPJ ${cnpj}`, `${street}, ${city}, ${state}`, `CEP ${postalCode}`]) {
    expect(company).toContain(`<span>${fact}</span>`);
  }
  expect(company).toContain(`href="mailto:${brand.emails.contact}"`);
});

test('the accessibility statement stands beside the symbol of accessibility, in sight (R-FTR-5)', () => {
  expect(footerColumns.at(-1)?.links.at(-1)).toEqual({ href: accessibilityPath, label: 'Acessibilidade' });
  expect(html).toMatch(
    /<a href="\/acessibilidade"><svg [^>]*aria-hidden="true" width="40" height="40".*?<\/svg>Acessibilidade<\/a>/,
  );
});
