import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import type { OnDemandRoutes } from '#server/http/handler.ts';

/**
 * Loads the build's code for what is rendered on demand, all of it at once: a route that is asked for later needs nothing more of
 * the disk, whatever a newer build or `npm ci` has done there since, and code that can't be loaded stops the start.
 *
 * Works around: the adapter imports each route's code when it is first asked for. Upstream: none found.
 * When Astro changes: see that `dist/server/entry.mjs` still exports `handler`, and that its code is still `.mjs`.
 * @param dist folder of the build, with a slash at the end
 * @returns Astro's handler
 * @throws when a file is missing or wrong, or imports a package that is not there
 */
export async function loadRoutes<Services>(dist: URL): Promise<OnDemandRoutes<Services>> {
  const server = new URL('server/', dist);
  // Node looks for the file again in each place that imports it, also when the module is loaded; here its address is enough.
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && context.parentURL?.startsWith(server.href)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
  const names = await readdir(server, { recursive: true });
  await Promise.all(
    names.filter((name) => name.endsWith('.mjs')).map((name) => import(new URL(name, server).href)),
  );
  const { handler }: { handler: OnDemandRoutes<Services> } = await import(new URL('entry.mjs', server).href);
  return handler;
}
