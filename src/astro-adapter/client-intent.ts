import type { AstroIntegration } from 'astro';

/**
 * Adds the directive `client:intent`: an island in the first view that loads when the visitor points at it,
 * touches it or focuses it, and not before. Visitors who only read the page download no React.
 *
 * Works around: none of Astro's own directives waits for intent. Upstream: none found.
 * When Astro changes: `addClientDirective` is public; try a directive of its own first.
 */
export function clientIntent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/astro-adapter/client-intent-directive.ts' });
      },
    },
  };
}
