/** What the staff's views say when there are more sources than they list. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { summaryPage } from '#content/staff/pages.ts';
import { filterForm } from '#content/staff/sign-ups.ts';
import { readFilter } from '#features/waitlist/staff/addresses.ts';
import { DayChart } from './DayChart.tsx';
import { SignUpFilters } from './SignUpFilters.tsx';

it.each([true, false])('the filter says whether sources are missing from its list: %s', (isCut) => {
  const typed = readFilter(new URLSearchParams());
  const html = renderToStaticMarkup(
    <SignUpFilters typed={typed} now={new Date()} sources={{ names: ['newsletter'], isCut }} />,
  );
  expect(html.includes(filterForm.sourcesCut(1))).toBe(isCut);
});

it('the chart counts sign-ups of sources that are not listed with the others', () => {
  const days = [{ day: '2026-03-05', many: 9, bySource: new Map([['newsletter', 4]]) }];
  const html = renderToStaticMarkup(<DayChart days={days} sources={[{ value: 'newsletter', many: 4 }]} />);
  expect(html).toContain(summaryPage.chart.others);
});
