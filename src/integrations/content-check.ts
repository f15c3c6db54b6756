import { consent } from '../brand.ts';
import { contentProblems } from '../content/check.ts';
import { consentProblem } from '../features/consent/services/services.ts';

/**
 * Stops every command of Astro's, the build above all, when a text of `src/content` has a wrong field, or the brand file's
 * settings about consent contradict each other.
 */
export function checkContent(): void {
  const problems = contentProblems();
  if (problems.length > 0) throw new Error(`Textos com problema:\n${problems.join('\n')}`);
  const problem = consentProblem(consent);
  if (problem !== undefined) throw new Error(problem);
}
