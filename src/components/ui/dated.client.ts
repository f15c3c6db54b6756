import { dayOf } from '#shared/dates.ts';

/**
 * Puts the later wording in every text of the page whose day has passed since the page was built (`Dated.tsx`).
 * @param now the moment by which days are counted
 */
export function updateDated(now = new Date()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    const { lastDay = '', after = '' } = element.dataset;
    const passed = lastDay.split(',').filter((day) => dayOf(now) > day).length;
    if (passed > 0) element.textContent = after.split('|')[passed - 1] ?? '';
  }
}

updateDated();
