/**
 * The launch of Portal AI 1.0 (R-POR-11): the one place that says when it is. Every other text takes its words from
 * here, so that a day that has passed is never announced as a plan, on any page, also on one that was built before
 * (docs/decisions.md, 11).
 */
import type { DatedText } from '#shared/dated-text.ts';

/** The plan. A new one is these two facts; every text follows. */
export const plan = {
  /** Ends with the year, and stands after 'no' and 'o': 'segundo semestre de 2027'. */
  period: 'primeiro semestre de 2026',
  /** The last day on which it is a plan, as `2026-06-30`. */
  lastDay: '2026-06-30',
};
type LaunchPlan = Readonly<typeof plan>;

/** Once its year is over, in a few words. */
const undated = 'Nova data a confirmar';

const yearOf = ({ lastDay }: LaunchPlan): string => lastDay.slice(0, 4);
const endOfYear = (launch: LaunchPlan): string => `${yearOf(launch)}-12-31`;

/** The launch in words; each piece comes without a full stop. */
const words = (sentence: string, short: string) => ({
  /** A sentence. */
  sentence,
  /** The same with the product's name before it, where the text has not named it. */
  named: `Portal AI 1.0: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  /** Where there is little room, under a label such as 'Lançamento'. */
  short,
});
type LaunchWords = Readonly<ReturnType<typeof words>>;

/** While the plan is one. */
const planned = ({ period }: LaunchPlan) =>
  words(`Lançamento no ${period}`, period.charAt(0).toUpperCase() + period.slice(1));
/** Once its last day is over, while its year lasts: as the badge, it speaks of that year. */
const late = (launch: LaunchPlan) =>
  words(
    `Antes previsto para o ${launch.period}; nova data, ainda em ${yearOf(launch)}, a confirmar`,
    `Em ${yearOf(launch)}, data a confirmar`,
  );
/** Once its year is over. */
const passed = ({ period }: LaunchPlan) =>
  words(`Antes previsto para o ${period}; nova data a confirmar`, undated);

/** What is said about the launch on a day of São Paulo's calendar, as `2026-06-30`. */
/* @__NO_SIDE_EFFECTS__ */
export function launchOn(day: string): LaunchWords {
  if (day <= plan.lastDay) return planned(plan);
  return day > endOfYear(plan) ? passed(plan) : late(plan);
}

/**
 * A text with the launch in it.
 * @param write gets the words of the plan, then those for the rest of its year, then those for the time after
 * @param launch another plan, for the tests
 */
/* @__NO_SIDE_EFFECTS__ */
export function withLaunch(write: (words: LaunchWords) => string, launch = plan): DatedText {
  const lastDay = endOfYear(launch);
  const over = write(passed(launch));
  const after = launch.lastDay === lastDay ? over : { lastDay, text: write(late(launch)), after: over };
  return { lastDay: launch.lastDay, text: write(planned(launch)), after };
}

/** The badge of the product (R-CAT-4): the year stays true until it ends; then it says what the text beside it says. */
export const launchBadge: DatedText = {
  lastDay: /* @__PURE__ */ endOfYear(plan),
  text: `Lançamento ${/* @__PURE__ */ yearOf(plan)}`,
  after: undated,
};
