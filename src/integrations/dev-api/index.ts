import type { AstroIntegration } from 'astro';

/** The JSON endpoints under `astro dev`, where the server that answers them (src/server/http/api.ts) does not run. */
export function devApi(): AstroIntegration {
  return {
    name: 'dev-api',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/api/[endpoint]',
          entrypoint: new URL('./route.ts', import.meta.url),
          prerender: false,
        });
      },
    },
  };
}
