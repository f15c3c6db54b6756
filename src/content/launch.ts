/**
 * The launch of Portal AI 1.0 (R-POR-11): the one place that says when it is. Every other text takes its words from
 * here, so that a day that has passed is never announced as a plan, on any page, also on one that was built before
 * (docs/decisions/0011-texts-that-change-on-a-day.md).
 */
import type { DatedText } from '#shared/dated-text.ts';

/** The plan, and the last day on which it is one. */
const plan = {
  period: 'primeiro semestre de 2026',
  year: '2026',
  lastDay: '2026-06-30',
  lastDayOfYear: '2026-12-31',
};

/** The launch in words; each piece comes without a full stop. */
interface LaunchWords {
  /** A sentence. */
  readonly sentence: string;
  /** Where there is little room, under a label such as 'Lançamento'. */
  readonly short: string;
}

/** What is said about the launch on a day of São Paulo's calendar, as `2026-06-30`. */
/* @__NO_SIDE_EFFECTS__ */
export function launchOn(day: string): LaunchWords {
  return day > plan.lastDay
    ? {
        sentence: `Previsto para o ${plan.period}; nova data a confirmar, primeiro para quem está na fila`,
        short: 'Nova data a confirmar',
      }
    : { sentence: `Lançamento no ${plan.period}`, short: `Primeiro semestre de ${plan.year}` };
}

/** A text with the launch in it: `write` gets the words of the plan, and those for the time after. */
/* @__NO_SIDE_EFFECTS__ */
export function withLaunch(write: (launch: LaunchWords) => string): DatedText {
  return {
    lastDay: plan.lastDay,
    text: write(launchOn(plan.lastDay)),
    after: write(launchOn(plan.lastDayOfYear)),
  };
}

/** The badge of the product (R-CAT-4): the year stays true until it ends. */
export const launchBadge: DatedText = {
  lastDay: plan.lastDayOfYear,
  text: `Lançamento ${plan.year}`,
  after: 'Data a confirmar',
};
