import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { consent } from '../brand.ts';
import { contentProblems } from '../content/check.ts';
import { consentProblem } from '../features/consent/services/services.ts';

/** The staff's pages, and what stands below another's address because a form is there or leads there: each request has its own. */
const onDemand =
  /^src\/pages\/(equipe\.|(equipe|copyright|portal-ai-waitlist|politica-de-privacidade|fila-de-espera)\/)/;

/**
 * What the site adds to Astro's commands.
 * @param steps what is done with what the build has written, one after the other; each gets the folder of the built pages
 */
export function site(
  steps: readonly ((dir: URL, logger: AstroIntegrationLogger) => void | Promise<void>)[],
): AstroIntegration {
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ command, addClientDirective, injectRoute }) => {
        checkContent();
        addClientDirective({ name: 'intent', entrypoint: './src/astro-adapter/client-intent-directive.ts' });
        // The server that answers the JSON endpoints (src/server/http/api.ts) does not run there.
        if (command === 'dev') {
          const entrypoint = new URL('./dev-api.ts', import.meta.url);
          injectRoute({ pattern: '/api/[endpoint]', entrypoint, prerender: false });
        }
      },
      'astro:route:setup': ({ route }) => {
        if (onDemand.test(route.component)) route.prerender = false;
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const step of steps) await step(dir, logger);
      },
    },
  };
}

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
