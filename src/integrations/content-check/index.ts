import type { AstroIntegration } from 'astro';
import { contentProblems } from '../../content/check.ts';

/** Stops every command of Astro's, the build above all, when a text of `src/content` has a wrong field. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': () => {
        const problems = contentProblems();
        if (problems.length > 0) throw new Error(`Textos com problema:\n${problems.join('\n')}`);
      },
    },
  };
}
