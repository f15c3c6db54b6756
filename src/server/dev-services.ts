import { createServices, type Services } from './services.ts';
import { readEnv } from './settings/settings.ts';

let opening: Promise<Services> | undefined;

/** The services under `astro dev`, opened once; the database is migrated on the way. */
export function devServices(): Promise<Services> {
  opening ??= createServices(readEnv(process.env)).then((services) => {
    services.outbox.start();
    return services;
  });
  return opening;
}
