// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { yearOf } from '#shared/dates.ts';
import { Footer } from './Footer.tsx';
import { updateDated } from './page.client.ts';

test('the copyright line is of the year in São Paulo, and of the next when that begins (R-FTR-2)', () => {
  const hour = 60 * 60 * 1000;
  const midnight = new Date('2032-01-01T03:00:00Z').getTime();
  expect([yearOf(new Date(midnight - hour)), yearOf(new Date(midnight))]).toEqual([2031, 2032]);
  document.body.innerHTML = renderToStaticMarkup(<Footer year={2031} />);
  updateDated(new Date(midnight - hour));
  expect(document.body.textContent).toContain(`© 2031 ${brand.name}`);
  updateDated(new Date(midnight));
  expect(document.body.textContent).toContain(`© 2032 ${brand.name}. Todos os direitos reservados.`);
  expect(document.body.textContent).not.toContain('© 2031');
});
