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

/** Once its last day is over, in a few words. */
const undated = 'Nova data a confirmar';

/**
 * The launch in words; each piece comes without a full stop.
 * @param say the sentence, with what the launch is of
 */
const words = (say: (launch: string) => string, short: string) => ({
  /** A sentence. */
  sentence: say('lançamento'),
  /** The same with the product's name in it, where the text has not named it. */
  named: say('lançamento do Portal AI 1.0'),
  /** Where there is little room, under a label such as 'Lançamento'. */
  short,
});
type LaunchWords = Readonly<ReturnType<typeof words>>;

/** While the plan is one. */
const planned = ({ period }: LaunchPlan) =>
  words((launch) => `O ${launch} é no ${period}`, period.charAt(0).toUpperCase() + period.slice(1));
/** Once its last day is over. */
const passed = ({ period }: LaunchPlan) =>
  words((launch) => `O ${launch}, previsto para o ${period}, foi adiado, com nova data a confirmar`, undated);

/** What is said about the launch on a day of São Paulo's calendar, as `2026-06-30`. */
/* @__NO_SIDE_EFFECTS__ */
export function launchOn(day: string): LaunchWords {
  return day > plan.lastDay ? passed(plan) : planned(plan);
}

/**
 * A text with the launch in it.
 * @param write gets the words of the plan, then those for the time after
 * @param launch another plan, for the tests
 */
/* @__NO_SIDE_EFFECTS__ */
export function withLaunch(write: (words: LaunchWords) => string, launch = plan): DatedText {
  return { lastDay: launch.lastDay, text: write(planned(launch)), after: write(passed(launch)) };
}

const year = /* @__PURE__ */ plan.lastDay.slice(0, 4);
/** The badge of the product (R-CAT-4): the planned year until it ends, then what the text beside it says. */
export const launchBadge: DatedText = {
  lastDay: `${year}-12-31`,
  text: `Lançamento ${year}`,
  after: undated,
};
