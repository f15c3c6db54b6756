import { dayOf } from '#shared/dates.ts';

/**
 * Puts the later wording in every text of the page whose day has passed since the page was built (`Dated.tsx`).
 * @param now the moment by which days are counted
 */
export function updateDated(now = new Date()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    const { lastDay = '', after = '' } = element.dataset;
    if (dayOf(now) > lastDay) element.textContent = after;
  }
}

updateDated();
