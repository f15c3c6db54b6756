// @vitest-environment happy-dom
// R-POR-14
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { updateDated } from '#components/layout/page.client.ts';
import { Dated } from '#components/ui/Dated.tsx';
import { launchOn, plan, withLaunch } from '#content/launch.ts';
import { builtPages, client, routeOf } from '#integrations/built-pages.ts';
import { dayOf } from '#shared/dates.ts';

/** Noon in São Paulo. */
const noon = (day: string) => new Date(`${day}T15:00:00Z`);
const days = ['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01'];

/** What a visitor reads of a document, its title and description included, drawings too. */
function read(): string {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  return [document.title, description, document.body.textContent].join('\n');
}

/**
 * Whether a text announces the launch for a time that is over on a day: the period of the plan in a sentence that does not say that it
 * was put off, or the year alone. Dates of days ('12 de março de 2026') and numbers ('nº 18/2026') are no plans.
 * @param day of São Paulo's calendar, as `2026-07-01`
 */
function dateInThePast(text: string, day: string): boolean {
  const period = plan.period.toLowerCase();
  const year = plan.lastDay.slice(0, 4);
  const told = `previsto para o ${period}, foi adiado, com nova data a confirmar`;
  const plans = text.toLowerCase().replaceAll(told, '');
  if (day > plan.lastDay && plans.includes(period)) return true;
  return day > `${year}-12-31` && new RegExp(`(?:lançamento|em|para|até|durante) ${year}`).test(plans);
}

test.each([
  ['O lançamento está previsto para o primeiro semestre de 2026.', '2026-07-01', true],
  ['Primeiro semestre de 2026', '2026-07-01', true],
  [launchOn('2026-07-01').named, '2027-01-01', false],
  ['Lançamento 2026', '2027-01-01', true],
  ['Portal com IA, em 2026', '2027-01-01', true],
  ['Quinta, 12 de março de 2026', '2027-01-01', false],
])('a plan is told from another date: %s on %s', (text, day, past) => {
  expect(dateInThePast(text, day)).toBe(past);
});

test.each(builtPages().map((file) => [routeOf(file), file]))(
  'no date in the past is said as a plan on %s, as built, read on any later day',
  (_, file) => {
    document.documentElement.innerHTML = readFileSync(join(client, file), 'utf8').replace(
      /<!doctype html>/i,
      '',
    );
    const built = new Date();
    for (const day of days.filter((later) => noon(later) > built)) {
      updateDated(noon(day));
      expect(dateInThePast(read(), day), day).toBe(false);
    }
    updateDated();
    const now = dayOf(built);
    expect(dateInThePast(read(), now), now).toBe(false);
    // Search engines keep structured data, and nobody changes it on the day.
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(dateInThePast(data.textContent ?? '', '2027-01-01')).toBe(false);
    }
  },
);

test.each(days)('a text that was built before the date has passed says on %s what is said on it', (day) => {
  vi.setSystemTime(noon('2026-06-30'));
  document.body.innerHTML = renderToStaticMarkup(<Dated text={withLaunch(({ sentence }) => sentence)} />);
  expect(document.body.textContent).toBe('O lançamento é no primeiro semestre de 2026');
  updateDated(noon(day));
  expect(document.body.textContent).toBe(launchOn(day).sentence);
});
