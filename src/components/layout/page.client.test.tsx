// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { brand } from '#brand.ts';
import { footer } from '#content/interface.ts';
import { yearOf } from '#shared/dates.ts';
import { Dated } from '../ui/Dated.tsx';
import { updateDated } from './page.client.ts';

it('turns the copyright line to the next year when that begins in São Paulo (R-FTR-2)', () => {
  const hour = 60 * 60 * 1000;
  const midnight = new Date('2032-01-01T03:00:00Z').getTime();
  expect([yearOf(new Date(midnight - hour)), yearOf(new Date(midnight))]).toEqual([2031, 2032]);
  document.body.innerHTML = renderToStaticMarkup(<Dated text={footer.copyright(2031)} />);
  updateDated(new Date(midnight - hour));
  expect(document.body.textContent).toContain(`© 2031 ${brand.name}`);
  updateDated(new Date(midnight));
  expect(document.body.textContent).toContain(`© 2032 ${brand.name}. Todos os direitos reservados.`);
  expect(document.body.textContent).not.toContain('© 2031');
});

it.each(['pageswap', 'pagereveal'])('a skipped transition is nobody’s error (%s)', async (type) => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  const skipped = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const viewTransition = { ready: skipped(), finished: skipped() };
  dispatchEvent(Object.assign(new Event(type), { viewTransition }));
  dispatchEvent(Object.assign(new Event(type), { viewTransition: null }));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});
