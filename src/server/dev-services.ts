import { createServices, type Services } from './services.ts';
import { readSettings } from './settings/settings.ts';

let opening: Promise<Services> | undefined;

/** The services under `astro dev`, opened once; the database is migrated on the way. */
export function devServices(): Promise<Services> {
  opening ??= createServices(readSettings(process.env)).then((services) => {
    services.outbox.start();
    return services;
  });
  return opening;
}
